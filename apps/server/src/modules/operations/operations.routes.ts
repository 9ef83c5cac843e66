import { AppError } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../database/db.ts';
import type { Storage } from '../../ports/storage-port.ts';
import type { PhotoStudio } from '../photos/index.ts';

/** A folder of another machine that is away makes whoever asks wait for ever. */
const PATIENCE_MS = 2000;

interface OperationsParts {
  db: Db;
  storage: Pick<Storage, 'check'>;
  studio: Pick<PhotoStudio, 'state'>;
  /** Aborted when the process is about to end because something went wrong that nobody caught. */
  failed?: AbortSignal;
}

/**
 * GET /healthz: the process answers and is well. GET /readyz: it can do its work, and what cuts out; 503 while database or storage do not
 * answer. A cut-out server that is away does not make it unready: a network here stands in.
 */
export const operationsRoutes =
  ({ db, storage, studio, failed }: OperationsParts): FastifyPluginAsync =>
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
      await checkReady({ db, storage });
      const { network, serverAnswers } = studio.state();
      return { status: 'ready', cutout: { network, server_answers: serverAnswers } };
    });
  };

/** @throws AppError unavailable while database or storage do not answer */
export async function checkReady({ db, storage }: Pick<OperationsParts, 'db' | 'storage'>): Promise<void> {
  const answered = await Promise.all([inTime(db.execute(sql`select 1`)), inTime(storage.check())]);
  if (answered.includes(false)) throw new AppError('unavailable', { retryAfterSeconds: 2 });
}

async function inTime(answer: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, patience]).finally(() => clearTimeout(timer));
}
