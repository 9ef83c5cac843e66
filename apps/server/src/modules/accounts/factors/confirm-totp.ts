import { AppError } from '@vitrine/contract';
import type { AccountsParts } from '../accounts-parts.ts';
import { forgetAttempts, takeAttempt } from '../attempt-limit.ts';
import { addFactor, lockOwner } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { confirmTotp as markConfirmed, findTotp } from './totp.repository.ts';
import { needRightCode } from './use-totp-code.ts';

/** Time allowed from the secret to its first code. */
const SET_UP_MS = 30 * 60_000;

/**
 * Activates an authenticator app by its first code.
 * @returns recovery codes if this is the account's first factor
 * @throws AppError wrong_code, code_out_of_time, set_up_over (not started, or too long ago), second_factor_exists; rate_limited
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
