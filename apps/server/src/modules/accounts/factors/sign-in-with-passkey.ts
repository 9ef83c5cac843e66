import { AppError, type PasskeyAnswer, type Session } from '@vitrine/contract';
import type { AccountsParts, Client } from '../accounts-parts.ts';
import { recordAuthEvent } from '../auth-events.repository.ts';
import { beginSession } from '../begin-session.ts';
import type { GoogleParts } from '../google-parts.ts';
import { mergeGuest } from '../merge-guest.ts';
import { lockUser } from '../users.repository.ts';
import { verifyPasskeyAnswer } from './verify-passkey-answer.ts';
import { usePasskey } from './with-factor-proof.ts';

interface Request {
  passkey: PasskeyAnswer;
  rememberMe: boolean;
  /** The user signed in at this browser so far; a guest's work is kept. Null: nobody. */
  beforeId: string | null;
}

/**
 * Starts a session by a passkey alone. It verified a fingerprint, a face or a PIN and proves possession, so it counts as both
 * steps.
 * @throws AppError passkey_unknown, passkey_refused, passkey_copied, passkeys_unavailable
 */
export async function signInWithPasskey(
  parts: AccountsParts & Pick<GoogleParts, 'belongings'>,
  { passkey: answer, rememberMe, beforeId }: Request,
  client: Client,
): Promise<Session> {
  const { db, belongings } = parts;
  const verified = await verifyPasskeyAnswer(parts, answer, { purpose: 'sign_in', userId: null });
  const { userId } = verified.passkey;
  const signIn = db.transaction(async (tx) => {
    if (beforeId !== null) await mergeGuest(tx, { guestId: beforeId, userId, belongings });
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError('passkey_unknown');
    await usePasskey(tx, verified);
    const event = 'logged_in_with_passkey';
    return beginSession({ ...parts, db: tx }, user, { ...client, rememberMe, event, isProven: true });
  });
  return signIn.catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'passkey_copied') {
      await recordAuthEvent(db, userId, 'passkey_refused', client);
    }
    throw error;
  });
}
