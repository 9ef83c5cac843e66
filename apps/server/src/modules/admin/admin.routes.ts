import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import { listLedger } from '../credits/index.ts';
import type { AdminParts } from './admin-parts.ts';
import { giveCredits } from './give-credits.ts';
import { listAllPayments } from './list-all-payments.ts';
import { listAudit } from './list-audit.ts';
import { listJobs } from './list-jobs.ts';
import { listUsers } from './list-users.ts';
import { listWebhooks } from './list-webhooks.ts';
import { readOverview } from './read-overview.ts';
import { readUserDetail } from './read-user-detail.ts';
import { readUser } from './read-user.ts';
import { readWebhook } from './read-webhook.ts';
import { retryAnyJob } from './retry-any-job.ts';
import { retryWebhook } from './retry-webhook.ts';

const MAX_KEY_LENGTH = 200;
const admin = (summary: string) => ({ auth: 'admin' as const, tags: ['admin'], summary });

/** Administrators' calls; every action is recorded in the audit log. */
export const adminRoutes =
  (parts: AdminParts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    route(app, 'GET /admin/overview', admin('Figures of the last days'), ({ query }) =>
      readOverview(parts, Number(query.days)),
    );
    route(app, 'GET /admin/jobs', admin('Jobs of all users, newest first'), ({ query }) => listJobs(db, query));
    route(app, 'POST /admin/jobs/:id/retry', admin('Make the missing pictures of a job again'), ({ params, userId }) =>
      retryAnyJob(parts, userId, params.id),
    );
    route(app, 'GET /admin/payments', admin('Payments of all users, newest first, with their totals'), ({ query }) =>
      listAllPayments(db, query),
    );
    route(app, 'GET /admin/webhooks', admin('Events of the payment provider'), ({ query }) => listWebhooks(db, query));
    route(app, 'GET /admin/webhooks/:id', admin('One event of the payment provider'), ({ params }) =>
      readWebhook(db, params.id),
    );
    route(app, 'POST /admin/webhooks/:id/retry', admin('Process an event again'), ({ params, userId }) =>
      retryWebhook(parts, userId, params.id),
    );
    route(app, 'GET /admin/audit', admin('The audit log'), ({ query }) => listAudit(db, query));
    await app.register(adminUsersRoutes(parts));
  };

const adminUsersRoutes =
  ({ db }: AdminParts): FastifyPluginAsync =>
  async (app) => {
    route(app, 'GET /admin/users', admin('All users, newest first'), ({ query }) => listUsers(db, query));
    route(app, 'GET /admin/users/:id', admin('One user, with the data that support needs'), ({ params, locale }) =>
      readUserDetail(db, params.id, locale),
    );
    route(app, 'GET /admin/users/:id/credits', admin("A user's ledger"), async ({ params, query, locale }) => {
      await readUser(db, params.id);
      return listLedger(db, params.id, query, locale);
    });
    route(app, 'POST /admin/users/:id/credits', admin('Give a user credits'), ({ params, body, userId, request }) => {
      const idempotencyKey = request.headers['idempotency-key']?.toString().slice(0, MAX_KEY_LENGTH);
      return giveCredits(db, { ...body, adminId: userId, userId: params.id, idempotencyKey });
    });
  };
