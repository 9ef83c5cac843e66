import { AppError } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { endOwnSession } from './sessions.repository.ts';

const own = (summary: string) => ({ auth: 'required' as const, tags: ['accounts'], summary });

/** Where the account is logged in. */
export function addSessionRoutes(app: FastifyInstance, { db }: AccountsParts): void {
  route(app, 'GET /auth/sessions', own('Where the account is logged in'), async ({ userId, request }) => ({
    items: await listOwnSessions(db, userId, request.sessionId),
  }));
  route(app, 'DELETE /auth/sessions/:id', own('End one of the sessions'), async ({ userId, params }) => {
    if (!(await endOwnSession(db, userId, params.id, new Date()))) throw new AppError('not_found');
    return undefined;
  });
  route(app, 'POST /auth/sessions/end-others', own('End all sessions but this one'), async ({ userId, request }) => {
    await endOtherSessions(db, userId, request.sessionId);
    return undefined;
  });
}
