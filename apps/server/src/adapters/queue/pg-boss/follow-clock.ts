import type { PgBoss } from 'pg-boss';

/** A timestamp farther ahead than this means that the clock was set back. */
const AHEAD = `now() + interval '1 minute'`;

/** Whether a row of the queue has timestamps in the future: an enqueue time, or a heartbeat, later than now. */
export const IS_AHEAD = `(created_on > ${AHEAD} or state = 'active' and heartbeat_on > ${AHEAD}
  or state = 'retry' and start_after > ${AHEAD} + retry_delay_max * interval '1s')`;

const FOLLOW = `
  update pgboss.job set
    start_after = least(start_after, now() + case when state = 'retry' then retry_delay_max * interval '1s' else start_after - created_on end),
    created_on = least(created_on, now()),
    started_on = least(started_on, now()),
    heartbeat_on = least(heartbeat_on, now())
  where state <= 'active' and name = any($1) and ${IS_AHEAD}`;

/**
 * Moves timestamps written before the clock was set back to the present. Otherwise tasks would wait, and lost runs go unnoticed,
 * for as long as it was set back.
 */
export const followClock = (boss: PgBoss, names: readonly string[]): Promise<unknown> =>
  boss.getDb().executeSql(FOLLOW, [names]);
