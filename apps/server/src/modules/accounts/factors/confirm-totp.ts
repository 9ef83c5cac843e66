import { AppError } from '@vitrine/contract';
import type { AccountsParts } from '../accounts-parts.ts';
import { forgetAttempts, takeAttempt } from '../attempt-limit.ts';
import { addFactor, lockOwner } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { confirmTotp as markConfirmed, findTotp } from './totp.repository.ts';
import { needRightCode } from './use-totp-code.ts';

/** From the secret to its first code: as long as it takes to find the phone. */
const SET_UP_MS = 30 * 60_000;

/**
 * Makes an authenticator app count, by the first code of its secret.
 * @returns recovery codes, where this is the account's first factor
 * @throws AppError wrong_code, code_out_of_time, set_up_over (none was begun, or too long ago), second_factor_exists; rate_limited
 */
export async function confirmTotp(parts: AccountsParts, holder: Holder, typed: string): Promise<string[] | null> {
  const { userId } = holder;
  await takeAttempt(parts.db, 'factorCode', userId);
  const codes = await parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const now = new Date();
    const totp = await findTotp(tx, userId);
    if (totp === undefined) throw new AppError('set_up_over');
    if (totp.confirmedAt !== null) throw new AppError('second_factor_exists');
    if (now.getTime() - totp.createdAt.getTime() > SET_UP_MS) throw new AppError('set_up_over');
    const step = await needRightCode(tx, totp, typed, now);
    const add = () => markConfirmed(tx, totp.id, now, step);
    return addFactor({ ...parts, db: tx }, holder, { event: 'totp_added', add });
  });
  await forgetAttempts(parts.db, 'factorCode', userId);
  return codes;
}
