import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { countWaitingEmails } from '../emails/index.ts';
import type { PhotoStudio } from '../photos/index.ts';

/** A folder of another machine that is away makes whoever asks wait for ever. */
const PATIENCE_MS = 2000;

interface ReadinessParts {
  db: Db;
  storage: Pick<Storage, 'check'>;
  queue: Pick<Queue, 'readLoad'>;
}

/** What this process needs for its work, by name. */
export interface Readiness {
  database: 'ok' | 'away';
  storage: 'ok' | 'away';
  queue: 'ok' | 'away';
  /** E-mails that wait; null: nobody could say. */
  mail: { waiting: number | null };
}

interface OperationsParts extends ReadinessParts {
  studio: Pick<PhotoStudio, 'state'>;
  /** Aborted when the process is about to end because something went wrong that nobody caught. */
  failed?: AbortSignal;
}

/**
 * GET /healthz: the process answers and is well. GET /readyz: whether database, storage and queue answer, each by its name, e-mails that wait
 * and what cuts out; 503 while one of the three does not. A cut-out server that is away does not make it unready: a network here stands in.
 */
export const operationsRoutes =
  ({ studio, failed, ...parts }: OperationsParts): FastifyPluginAsync =>
  async (app) => {
    const options = { schema: { hide: true }, config: { rateLimit: false, quiet: true } } as const;
    const refuseWhenFailed = () => {
      if (failed?.aborted === true) throw new AppError('unavailable');
    };
    app.get('/healthz', options, async () => {
      refuseWhenFailed();
      return { status: 'ok' };
    });
    app.get('/readyz', options, async (_request, reply) => {
      refuseWhenFailed();
      const readiness = await readReadiness(parts);
      const { network, serverAnswers } = studio.state();
      const told = { ...readiness, cutout: { network, server_answers: serverAnswers } };
      if (isReady(readiness)) return { status: 'ready', ...told };
      return reply
        .code(503)
        .header('retry-after', 2)
        .send({ status: 'unavailable', code: 'unavailable', ...told });
    });
  };

/** Asks each of them, side by side. Mail that waits is told and makes nothing unready: it goes out later. */
export async function readReadiness({ db, storage, queue }: ReadinessParts): Promise<Readiness> {
  const [database, store, tasks, waiting] = await Promise.all([
    inTime(db.execute(sql`select 1`)),
    inTime(storage.check()),
    inTime(queue.readLoad()),
    inTime(countWaitingEmails(db)),
  ]);
  const named = { database: wordFor(database), storage: wordFor(store), queue: wordFor(tasks) };
  return { ...named, mail: { waiting: waiting === AWAY ? null : waiting } };
}

export const isReady = ({ database, storage, queue }: Readiness): boolean =>
  [database, storage, queue].every((word) => word === 'ok');

const AWAY = 'away' as const;
const wordFor = (answer: unknown): 'ok' | 'away' => (answer === AWAY ? AWAY : 'ok');

async function inTime<Value>(answer: PromiseLike<Value>): Promise<Value | typeof AWAY> {
  const asked = new AbortController();
  const patience = sleep(PATIENCE_MS, AWAY, asked).catch(() => AWAY);
  try {
    return await Promise.race([answer, patience]);
  } catch {
    return AWAY;
  } finally {
    asked.abort();
  }
}
