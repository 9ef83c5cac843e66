import { EventEmitter } from 'node:events';
import type { Database, Db } from '../../database/db.ts';
import { notify } from '../../database/notify.ts';

const CHANNEL = 'vitrine_job';

/** Announces job changes to all processes, and lets progress streams subscribe. */
export interface JobChanges {
  /** Announces the change when the transaction of `db` commits. */
  announce(db: Db, jobId: string): Promise<void>;
  /** @returns stops the subscription */
  subscribe(jobId: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** One listening connection per process, fanned out to its streams. */
export async function listenToJobChanges(database: Pick<Database, 'listen'>): Promise<JobChanges> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const stop = await database.listen(CHANNEL, (jobId) => emitter.emit(jobId));
  return {
    announce: (db, jobId) => notify(db, CHANNEL, jobId),
    subscribe: (jobId, listener) => {
      emitter.on(jobId, listener);
      return () => void emitter.off(jobId, listener);
    },
    close: stop,
  };
}
