import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../database/db.ts';
import { route } from '../../http/route.ts';
import { listCredits } from './list-credits.ts';

export const creditsRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(
      app,
      'GET /credits',
      {
        auth: 'required',
        key: 'read',
        tags: ['credits'],
        summary: 'The credit ledger, every line with its cause, newest first',
      },
      ({ userId, query, locale }) => listCredits(db, userId, query, locale),
    );
  };
