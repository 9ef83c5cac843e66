import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { whoIsHere } from '../../../http/who-is-here.ts';
import type { AccountsParts } from '../accounts-parts.ts';
import { clientOf } from '../client-of.ts';
import type { GoogleParts } from '../google-parts.ts';

import { askForPasskey } from './ask-for-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { needStep, takeSecondStep } from './take-second-step.ts';

const open = (summary: string) => ({ auth: 'none' as const, tags: ['accounts'], summary, perMinute: 60 });

/** Signing in with a second factor, and with a passkey alone. */
export function addSecondStepRoutes(
  app: FastifyInstance,
  parts: AccountsParts & Pick<GoogleParts, 'belongings'>,
): void {
  route(app, 'POST /auth/second-step', open('Complete a sign-in with a second factor'), (context) =>
    takeSecondStep(parts, context.body, clientOf(context)),
  );
  route(
    app,
    'POST /auth/second-step/passkey-options',
    open('Options for signing with a passkey of the account'),
    async ({ body }) => {
      const { userId } = await needStep(parts.db, body.token);
      return askForPasskey(parts, { purpose: 'second_step', userId });
    },
  );
  route(app, 'POST /auth/passkey-sign-in/options', open('Options for signing in with any passkey'), () =>
    askForPasskey(parts, { purpose: 'sign_in', userId: null }),
  );
  route(app, 'POST /auth/passkey-sign-in', open('Sign in with a passkey alone'), async (context) => {
    const { passkey, remember_me: rememberMe = false } = context.body;
    const beforeId = await whoIsHere(app, context.request);
    return signInWithPasskey(parts, { passkey, rememberMe, beforeId }, clientOf(context));
  });
}
