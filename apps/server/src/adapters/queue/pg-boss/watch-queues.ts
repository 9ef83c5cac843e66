import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { followClock, IS_AHEAD } from './follow-clock.ts';

/** Interval between checks: the longest delay before a due task, a retry or a lost run is noticed. */
const LOOK_EVERY_MS = 1000;
/** The interval while no task waits, runs or becomes due within a minute. */
const AT_REST_EVERY_MS = 3000;

/**
 * Queues that have timestamps in the future, a run that is lost or overdue, a task that can start, or one that runs or starts
 * soon.
 */
const LOOK = `
  select name, min(case
    when ${IS_AHEAD} then -1
    when state = 'active' and (heartbeat_on + heartbeat_seconds * interval '1s' < now()
      or started_on + expire_seconds * interval '1s' < now()) then 0
    when state < 'active' and not blocked and start_after <= now() then 1
    else 2 end) as what
  from pgboss.job
  where (state = 'active' or state < 'active' and (start_after <= now() + interval '1 minute' or ${IS_AHEAD})) and name = any($1)
  group by name`;
const WHAT = { ahead: -1, lost: 0, due: 1 } as const;

interface Seen {
  name: string;
  what: number;
}

/**
 * Checks all queues once a second for events without a notification: tasks that become due, and lost runs. If each worker checked
 * for itself, that would be forty queries a second, a twentieth of a core on an idle server.
 * @returns stops watching
 */
export function watchQueues(
  boss: PgBoss,
  names: readonly string[],
  { due, failed }: { due: (name: string) => void; failed: (error: unknown) => void },
): () => Promise<void> {
  const stop = new AbortController();
  const look = async (): Promise<number> => {
    const { rows }: { rows: Seen[] } = await boss.getDb().executeSql(LOOK, [names]);
    if (rows.some(({ what }) => what === WHAT.ahead)) await followClock(boss, names);
    for (const { name, what } of rows) {
      if (what <= WHAT.lost) await boss.supervise(name);
      if (what <= WHAT.due) due(name);
    }
    return rows.length > 0 ? LOOK_EVERY_MS : AT_REST_EVERY_MS;
  };
  const watch = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const pauseMs = await look().catch((error: unknown) => {
        failed(error);
        return LOOK_EVERY_MS;
      });
      await sleep(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const ended = watch();
  return () => {
    stop.abort();
    return ended;
  };
}
