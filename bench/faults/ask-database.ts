import pg from 'pg';

/** States that must never occur, checked over all rows: a name, and a query that finds them. */
const NEVER: readonly (readonly [string, string])[] = [
  [
    'a balance that its lines do not come to',
    `select user_id from credit_lines group by user_id
    having sum(balance_change) <> (array_agg(balance_after order by position desc))[1]`,
  ],
  [
    'a set whose credit was set aside and ended another number of times',
    `select l.job_id from credit_lines l join jobs j on j.id = l.job_id
    where j.status in ('completed', 'failed', 'cancelled') group by l.job_id
    having count(*) filter (where l.cause = 'job_reserved') <> count(*) filter (where l.cause <> 'job_reserved')`,
  ],
  [
    'a picture that waits in a set that has ended',
    `select v.id from variations v join jobs j on j.id = v.job_id
    where v.status in ('waiting', 'rendering') and j.status in ('completed', 'failed')`,
  ],
  [
    'a set without twenty pictures',
    `select job_id from variations where language is null group by job_id having count(*) <> 20`,
  ],
  [
    'an e-mail that waits',
    `select id from emails where status = 'waiting' and created_at < now() - interval '10 minutes'`,
  ],
  ['a payment event that waits', `select id from webhook_events where processed_at is null`],
];

/** Names of the forbidden states found in the database at `url`, with their number. */
export async function faultsInDatabase(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: string[] = [];
    for (const [name, query] of NEVER) {
      const { rowCount } = await client.query(query);
      if (rowCount !== 0) found.push(`${rowCount} × ${name}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
