import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/db.ts';
import { route } from '../../http/route.ts';
import { listCredits } from './list-credits.ts';

export async function creditsRoutes(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  route(
    app,
    'GET /credits',
    { auth: 'required', tags: ['Credits'], summary: 'The credit ledger, every line with its cause, newest first' },
    ({ userId, query, locale }) => listCredits(db, userId, query, locale),
  );
}
