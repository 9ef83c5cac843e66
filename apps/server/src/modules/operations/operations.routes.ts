import { AppError } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../database/db.ts';
import type { PhotoStudio } from '../photos/index.ts';

const DATABASE_PATIENCE_MS = 2000;

interface OperationsParts {
  db: Db;
  studio: Pick<PhotoStudio, 'state'>;
  /** Aborted when the process is about to end because something went wrong that nobody caught. */
  failed?: AbortSignal;
}

/**
 * GET /healthz: the process answers and is well. GET /readyz: it can do its work, and what cuts out; 503 while the database does not
 * answer. A cut-out server that is away does not make it unready: a network here stands in.
 */
export const operationsRoutes =
  ({ db, studio, failed }: OperationsParts): FastifyPluginAsync =>
  async (app) => {
    const options = { schema: { hide: true }, config: { rateLimit: false, quiet: true } } as const;
    const refuseWhenFailed = () => {
      if (failed?.aborted === true) throw new AppError('unavailable');
    };
    app.get('/healthz', options, async () => {
      refuseWhenFailed();
      return { status: 'ok' };
    });
    app.get('/readyz', options, async () => {
      refuseWhenFailed();
      if (!(await answers(db))) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      const { network, serverAnswers } = studio.state();
      return { status: 'ready', cutout: { network, server_answers: serverAnswers } };
    });
  };

async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_PATIENCE_MS);
  });
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([query, patience]).finally(() => clearTimeout(timer));
}
