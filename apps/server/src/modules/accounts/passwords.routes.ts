import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { changePassword } from './change-password.ts';
import { clientOf } from './client-of.ts';
import { requestRecovery } from './request-recovery.ts';
import { resetPassword } from './reset-password.ts';

const tags = ['accounts'];

/** The calls about passwords, on an app that takes forms. */
export function addPasswordRoutes(app: FastifyInstance, parts: AccountsParts): void {
  route(
    app,
    'POST /auth/forgot-password',
    { auth: 'none', tags, summary: 'Send a password recovery e-mail, if the address has an account', perMinute: 60 },
    async (context) => {
      await requestRecovery(parts, context.body.email, clientOf(context).address);
      return { sent: true };
    },
  );
  route(
    app,
    'POST /auth/reset-password',
    { auth: 'none', tags, summary: 'Set a new password with the token of the e-mail', perMinute: 60 },
    (context) => resetPassword(parts, context.body, clientOf(context)),
  );
  route(
    app,
    'POST /auth/change-password',
    { auth: 'required', tags, summary: 'Change the password (form data or JSON); other sessions end' },
    async (context) => {
      const { body, userId, request } = context;
      await changePassword(parts, { userId, sessionId: request.sessionId, client: clientOf(context) }, body);
      return { changed: true };
    },
  );
}
