import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

/** Between two looks, which is how late a delayed task, a further try or a lost run may be noticed. */
const LOOK_EVERY_MS = 1000;

/** Queues with a task that could begin, and queues with a run whose process is gone or that takes too long. */
const LOOK = `
  select distinct name, false as lost
  from pgboss.job
  where state < 'active' and not blocked and start_after <= now() and name = any($1)
  union all
  select distinct name, true
  from pgboss.job
  where state = 'active' and name = any($1)
    and (heartbeat_on + heartbeat_seconds * interval '1s' < now() or started_on + expire_seconds * interval '1s' < now())`;

interface Seen {
  name: string;
  lost: boolean;
}

/**
 * Looks once a second for all queues at a time at what no notification tells: tasks that become due, and runs that are lost. Each of the
 * workers looking for itself would be forty questions a second, in which a server at rest spends a twentieth of a core.
 * @returns stops looking
 */
export function watchQueues(
  boss: PgBoss,
  names: readonly string[],
  { due, failed }: { due: (name: string) => void; failed: (error: unknown) => void },
): () => Promise<void> {
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    const { rows }: { rows: Seen[] } = await boss.getDb().executeSql(LOOK, [names]);
    for (const { name, lost } of rows) {
      if (lost) await boss.supervise(name);
      due(name);
    }
  };
  const watch = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await look().catch(failed);
      await sleep(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const ended = watch();
  return () => {
    stop.abort();
    return ended;
  };
}
