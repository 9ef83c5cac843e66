import { AppError, type ErrorCode } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import { openSecret } from './sealed-secret.ts';
import { type Judgement, judgeCode } from './totp-codes.ts';
import { lockTotp, noteTotpUse, type TotpRow } from './totp.repository.ts';

const REFUSALS = { wrong: 'wrong_code', used: 'code_used', out_of_time: 'code_out_of_time' } as const satisfies Record<
  Exclude<Judgement['is'], 'right'>,
  ErrorCode
>;

/** @returns the time step of a valid code @throws AppError wrong_code, code_used, code_out_of_time */
export async function needRightCode(db: Db, totp: TotpRow, typed: string, at: Date): Promise<number> {
  const secret = await openSecret(db, totp.userId, totp.sealedSecret);
  const judged = judgeCode(secret, typed, { at, lastStep: totp.lastStep });
  if (judged.is !== 'right') throw new AppError(REFUSALS[judged.is]);
  return judged.step;
}

/** Accepts a code of an account's authenticator app, in the transaction of `db`: it and earlier ones become invalid. */
export async function useTotpCode(db: Db, userId: string, typed: string): Promise<void> {
  const totp = await lockTotp(db, userId);
  if (totp === undefined || totp.confirmedAt === null) throw new AppError('wrong_code');
  const now = new Date();
  await noteTotpUse(db, totp.id, now, await needRightCode(db, totp, typed, now));
}
