import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { countWaitingEmails } from '../emails/index.ts';
import type { PhotoStudio } from '../photos/index.ts';

/** A network folder whose server is away would block for ever. */
const PATIENCE_MS = 2000;

interface ReadinessParts {
  db: Db;
  storage: Pick<Storage, 'check'>;
  queue: Pick<Queue, 'readLoad'>;
}

/** The process's dependencies, by name. */
export interface Readiness {
  database: 'ok' | 'away';
  storage: 'ok' | 'away';
  queue: 'ok' | 'away';
  /** Waiting e-mails; null: unknown. */
  mail: { waiting: number | null };
}

interface OperationsParts extends ReadinessParts {
  studio: Pick<PhotoStudio, 'state'>;
  /** Aborted after an uncaught error: the process is about to end. */
  failed?: AbortSignal;
}

/**
 * GET /healthz: the process is alive and healthy. GET /readyz: state of database, storage and queue, number of waiting e-mails
 * and what cuts out; 503 if one of the first three is away. An unreachable cut-out server does not affect readiness: the local
 * network takes over.
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

/** Checks all in parallel. Waiting e-mails are reported but do not affect readiness: they are sent later. */
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
