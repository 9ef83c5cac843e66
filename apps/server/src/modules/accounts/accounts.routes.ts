import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addFormBody } from '../../http/form-body.ts';
import { route } from '../../http/route.ts';
import { whoIsHere } from '../../http/who-is-here.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { clientOf } from './client-of.ts';
import { confirmEmail } from './confirm-email.ts';
import { addFactorRoutes } from './factors/factors.routes.ts';
import { addSecondStepRoutes } from './factors/second-step.routes.ts';
import type { GoogleParts } from './google-parts.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { addPasswordRoutes } from './passwords.routes.ts';
import { addProfileRoutes } from './profile.routes.ts';
import { readMe } from './read-me.ts';
import { refreshSession } from './refresh-session.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { addSessionRoutes } from './sessions.routes.ts';
import { signUp } from './sign-up.ts';
import { startGuest } from './start-guest.ts';
import { upgradeGuest } from './upgrade-guest.ts';

const tags = ['accounts'];
const open = (summary: string, perMinute: number) => ({ auth: 'none' as const, tags, summary, perMinute });
const own = (summary: string) => ({ auth: 'required' as const, tags, summary });

export const accountsRoutes =
  (parts: AccountsParts & Pick<GoogleParts, 'belongings'>): FastifyPluginAsync =>
  async (app) => {
    addBeginnings(app, parts);
    route(app, 'POST /auth/guest/upgrade', own('Turn a guest into an account; photos and jobs stay'), (context) =>
      upgradeGuest(parts, context.userId, context.body, clientOf(context)),
    );
    route(app, 'POST /auth/refresh', open('Exchange a refresh token for new tokens', 120), ({ body, locale }) =>
      refreshSession(parts, body.refresh_token, locale),
    );
    const confirmSummary =
      'Confirm an e-mail address; outside a session of the account, this clears password and sessions';
    route(app, 'POST /auth/confirm', open(confirmSummary, 60), async (context) => {
      const userId = await whoIsHere(app, context.request);
      return confirmEmail(parts, context.body, { ...clientOf(context), userId });
    });
    route(app, 'POST /auth/resend-verification', own('Send the confirmation e-mail again'), async (context) => {
      await resendConfirmation(parts, context.userId, clientOf(context).address);
      return { sent: true };
    });
    route(app, 'GET /auth/me', own('The user who is logged in'), ({ userId, locale }) => readMe(parts, userId, locale));
    route(app, 'GET /auth/verify', own('Whether the access token is valid'), async () => ({ valid: true }));
    route(app, 'POST /auth/logout', own('End the session on the server'), async (context) => {
      const { userId, request } = context;
      await logOut(parts.db, { userId, sessionId: request.sessionId }, clientOf(context));
      return undefined;
    });
    addSessionRoutes(app, parts);
    addFactorRoutes(app, parts);
    addSecondStepRoutes(app, parts);
    await app.register(async (forms) => {
      await addFormBody(forms);
      addPasswordRoutes(forms, parts);
      addProfileRoutes(forms, parts);
    });
  };

/** Starting a session: sign-up, log-in, guest. */
function addBeginnings(app: FastifyInstance, parts: AccountsParts & Pick<GoogleParts, 'belongings'>): void {
  route(app, 'POST /auth/signup', open('Create an account', 60), (context) =>
    signUp(parts, context.body, clientOf(context)),
  );
  const logInSummary = 'Start a session; photos and jobs of a guest’s session move to the account';
  route(app, 'POST /auth/login', open(logInSummary, 120), async (context) => {
    const { email, password, remember_me: rememberMe = false } = context.body;
    const beforeId = await whoIsHere(app, context.request);
    return logIn(parts, { email, password, rememberMe, beforeId }, clientOf(context));
  });
  route(app, 'POST /auth/guest', open('Start a session without an account', 60), (context) =>
    startGuest(parts, context.body ?? {}, clientOf(context)),
  );
}
