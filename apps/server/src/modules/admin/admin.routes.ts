import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../database/db.ts';
import { route } from '../../http/route.ts';
import { giveCredits } from './give-credits.ts';
import { listAudit } from './list-audit.ts';
import { listUsers } from './list-users.ts';
import { readUser } from './read-user.ts';

const MAX_KEY_LENGTH = 200;
const admin = (summary: string) => ({ auth: 'admin' as const, tags: ['admin'], summary });

export const adminRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, 'GET /admin/users', admin('All users, newest first'), ({ query }) => listUsers(db, query));
    route(app, 'GET /admin/users/:id', admin('One user'), ({ params }) => readUser(db, params.id));
    route(app, 'POST /admin/users/:id/credits', admin('Give a user credits'), ({ params, body, userId, request }) => {
      const idempotencyKey = request.headers['idempotency-key']?.toString().slice(0, MAX_KEY_LENGTH);
      return giveCredits(db, { ...body, adminId: userId, userId: params.id, idempotencyKey });
    });
    route(app, 'GET /admin/audit', admin('What was done with rights over others'), ({ query }) => listAudit(db, query));
  };
