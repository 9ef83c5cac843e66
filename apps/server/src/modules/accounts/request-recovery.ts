import type { AccountsParts } from './accounts-parts.ts';
import { takeAttempt } from './attempt-limit.ts';
import { newId } from '../../database/new-id.ts';

/**
 * Requests the password recovery e-mail. A task looks up whether the address has an account, after the answer: every address is
 * handled alike, so the answer and its timing reveal nothing.
 * @throws AppError rate_limited, for an address with an account and for one without
 */
export async function requestRecovery({ db, queue }: AccountsParts, email: string, address: string): Promise<void> {
  await takeAttempt(db, 'recoveryFromAddress', address);
  await takeAttempt(db, 'recoveryOfAccount', email);
  await queue.enqueue(db, 'send-recovery', [{ recoveryId: newId(), email }]);
}
