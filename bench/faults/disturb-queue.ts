import pg from 'pg';
import { hasPostgres, openSite } from '../site/open-site.ts';
import { beginOne } from './one-set.ts';
import type { Outcome, Scenario } from './outcome.ts';

const COLUMNS =
  'name, data, priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, dead_letter, keep_until, policy';

/** Faults in the delivery of messages while a set is made, caused directly in the queue's table. */
const DISTURBANCES: readonly (readonly [fault: string, statement: string])[] = [
  [
    'each waiting and each finished task a second time',
    `insert into pgboss.job (${COLUMNS}) select ${COLUMNS} from pgboss.job
      where name in ('start-job', 'render-variation', 'cut-out-photo', 'send-email', 'work-off-event') and state in ('created', 'retry', 'completed')`,
  ],
  [
    'each waiting task twenty seconds late, in another order',
    `update pgboss.job set start_after = now() + random() * interval '20 seconds', created_on = now() + random() * interval '1 minute'
      where name = 'render-variation' and state = 'created'`,
  ],
  [
    'each waiting task lost',
    `delete from pgboss.job where name = 'render-variation' and state in ('created', 'retry')`,
  ],
];

/** Duplicate, late and lost messages. */
export const disturbQueue: Scenario = async () => {
  const outcomes: Outcome[] = [];
  if (!hasPostgres()) return [{ fault: 'messages of the queue', result: 'not tried: no PostgreSQL here', faults: [] }];
  const site = await openSite({ roles: ['api', 'worker'], env: { FINAL_SIDE_PX: '512', RENDER_THREADS: '1' } });
  try {
    for (const [index, [fault, statement]] of DISTURBANCES.entries()) {
      const { end } = await beginOne(site, `queue${index}@shop.example`, 2);
      const client = new pg.Client({ connectionString: site.postgres!.url });
      await client.connect();
      const { rowCount } = await client.query(statement);
      await client.end();
      const faults = await end().catch((error: unknown) => [String(error)]);
      if (rowCount === 0) faults.push('there was no task to disturb');
      outcomes.push({
        fault: `queue: ${fault}`,
        result: `${rowCount} tasks; the set was made, for one credit`,
        faults,
      });
    }
  } finally {
    await site.close();
  }
  return outcomes;
};
