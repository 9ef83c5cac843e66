import { AppError } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { recordAuthEvent } from './auth-events.repository.ts';
import { clientOf } from './client-of.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { listOwnAuthEvents } from './list-own-auth-events.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { endOwnSession } from './sessions.repository.ts';

const own = (summary: string) => ({ auth: 'required' as const, tags: ['accounts'], summary });

/** The account's open sessions. */
export function addSessionRoutes(app: FastifyInstance, { db }: AccountsParts): void {
  route(app, 'GET /auth/sessions', own('Sessions of the account'), async ({ userId, request }) => ({
    items: await listOwnSessions(db, userId, request.sessionId),
  }));
  route(app, 'GET /auth/events', own('Sign-ins and security events of the account'), async ({ userId }) => ({
    items: await listOwnAuthEvents(db, userId),
  }));
  route(app, 'DELETE /auth/sessions/:id', own('End one of the sessions'), async (context) => {
    const { userId, params } = context;
    if (!(await endOwnSession(db, userId, params.id, new Date()))) throw new AppError('not_found');
    await recordAuthEvent(db, userId, 'session_ended', clientOf(context));
    return undefined;
  });
  route(app, 'POST /auth/sessions/end-others', own('End all sessions but this one'), async (context) => {
    const { userId, request } = context;
    await endOtherSessions(db, userId, request.sessionId);
    await recordAuthEvent(db, userId, 'other_sessions_ended', clientOf(context));
    return undefined;
  });
}
