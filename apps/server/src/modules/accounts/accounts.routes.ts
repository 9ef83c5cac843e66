import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { confirmEmail } from './confirm-email.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readMe } from './read-me.ts';
import { refreshSession } from './refresh-session.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { signUp } from './sign-up.ts';

/** Wrong passwords for one account from one address before it has to wait. */
const LOGIN_ATTEMPTS = { max: 8, windowMs: 15 * 60_000 };
const tags = ['accounts'];
const open = (summary: string, perMinute: number) => ({ auth: 'none' as const, tags, summary, perMinute });
const own = (summary: string) => ({ auth: 'required' as const, tags, summary });

export const accountsRoutes =
  (parts: AccountsParts): FastifyPluginAsync =>
  async (app) => {
    const attempts = createAttemptLimit(LOGIN_ATTEMPTS);

    route(app, 'POST /auth/signup', open('Make an account', 60), ({ body, locale }) => signUp(parts, body, locale));
    route(app, 'POST /auth/login', open('Start a session', 120), ({ body, locale, request }) => {
      const { email, password, remember_me: rememberMe = false } = body;
      return logIn({ ...parts, attempts }, { email, password, rememberMe, locale, address: request.ip });
    });
    route(app, 'POST /auth/refresh', open('Exchange a refresh token for new tokens', 120), ({ body, locale }) =>
      refreshSession(parts, body.refresh_token, locale),
    );
    route(app, 'POST /auth/confirm', open('Confirm an e-mail address', 60), ({ body, locale }) =>
      confirmEmail(parts, body.token, locale),
    );
    route(app, 'GET /auth/me', own('Who is logged in'), ({ userId, locale }) => readMe(parts.db, userId, locale));
    route(app, 'GET /auth/verify', own('Whether the access token is valid'), async () => ({ valid: true }));
    route(app, 'POST /auth/logout', own('End the session on the server'), async ({ request }) => {
      await logOut(parts.db, request.sessionId);
      return undefined;
    });
    route(app, 'POST /auth/resend-verification', own('Send the confirmation e-mail again'), async ({ userId }) => {
      await resendConfirmation(parts, userId);
      return { sent: true };
    });
  };
