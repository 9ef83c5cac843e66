import type { AccountsParts } from './accounts-parts.ts';
import { takeAttempt } from './attempt-limit.ts';
import { newId } from '../../database/new-id.ts';

/**
 * Asks for the e-mail that leads to a new password. Whether the address has an account is found out by a task, behind
 * the answer: the same is done for every address, so the answer and its time tell nothing, and nothing is lost.
 * @throws AppError rate_limited, for an address with an account and for one without
 */
export async function requestRecovery({ db, queue }: AccountsParts, email: string, address: string): Promise<void> {
  await takeAttempt(db, 'recoveryFromAddress', address);
  await takeAttempt(db, 'recoveryOfAccount', email);
  await queue.enqueue(db, 'send-recovery', [{ recoveryId: newId(), email }]);
}
