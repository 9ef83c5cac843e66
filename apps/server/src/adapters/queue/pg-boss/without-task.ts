import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { queryRows } from '../../../database/query-rows.ts';
import type { TaskName, Tasks } from '../../../ports/queue-port.ts';
import { deadLetterOf } from './dead-letter.ts';

/** The items of `data` that no waiting, running or failing task carries. A task's own counters (`Counted`) are ignored. */
export async function withoutTask<N extends TaskName>(db: Db, name: N, data: Tasks[N][]): Promise<Tasks[N][]> {
  const rows = await queryRows<{ data: Tasks[N] }>(
    db,
    sql`select asked.data from jsonb_array_elements(${JSON.stringify(data)}::jsonb) as asked (data)
      where asked.data not in (
        select data - 'requestId' - 'failedTries' from pgboss.job
        where name in (${name}, ${deadLetterOf(name)}) and state <= 'active' and data is not null
      )`,
  );
  return rows.map((row) => row.data);
}
