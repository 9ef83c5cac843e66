import { AppError, type FactorProof, type Session } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import type { AccountsParts, Client } from '../accounts-parts.ts';
import { beginSession } from '../begin-session.ts';
import type { GoogleParts } from '../google-parts.ts';
import { mergeGuest } from '../merge-guest.ts';
import { hashToken } from '../opaque-token.ts';
import { lockUser } from '../users.repository.ts';
import { findStep, type SignInStep, takeStep } from './sign-in-steps.repository.ts';
import { withFactorProof } from './with-factor-proof.ts';

/** The first step that `token` refers to. @throws AppError second_step_over */
export async function needStep(db: Db, token: string): Promise<SignInStep> {
  const step = await findStep(db, hashToken(token));
  if (step === undefined) throw new AppError('second_step_over');
  return step;
}

/**
 * Completes the second step of a sign-in: the session starts, and a guest of the same browser joins the account. A wrong code
 * leaves the first step valid.
 * @throws AppError second_step_over (too late, already done, or the password changed meanwhile); what withFactorProof throws
 */
export async function takeSecondStep(
  parts: AccountsParts & Pick<GoogleParts, 'belongings'>,
  { token, proof }: { token: string; proof: FactorProof },
  client: Client,
): Promise<Session> {
  const { userId } = await needStep(parts.db, token);
  return withFactorProof(parts, { userId, proof, purpose: 'second_step', client }, (prove) =>
    parts.db.transaction(async (tx) => {
      const step = await takeStep(tx, hashToken(token));
      if (step === undefined) throw new AppError('second_step_over');
      const { guestId, rememberMe, event } = step;
      // First, because it locks jobs before users; a wrong code rolls it back.
      if (guestId !== null) await mergeGuest(tx, { guestId, userId, belongings: parts.belongings });
      const user = await lockUser(tx, userId);
      if (user === undefined) throw new AppError('second_step_over');
      await prove(tx, user);
      return beginSession({ ...parts, db: tx }, user, { ...client, rememberMe, event, isProven: true });
    }),
  );
}
