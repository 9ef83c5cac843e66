import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { readSchemaAt } from '../adapters/database/list-migrations.ts';
import { listQueues, TASKS } from '../adapters/queue/pg-boss/keep-tasks.ts';
import type { Db } from '../database/db.ts';
import { queryRows } from '../database/query-rows.ts';
import { BackupError } from './backup-error.ts';
import { measured } from './copy-file.ts';
import type { Dumped } from './manifest.ts';

const ROWS_AT_ONCE = 5000;

/**
 * Writes all tables and the queue's tasks to `file`, as of one moment, without blocking anyone (the embedded database has one
 * connection, so there everyone waits during the read; compression follows afterwards). Format: one JSON value per line,
 * compressed: `{table, columns}`, then its rows as PostgreSQL writes them; `{queues}`; tasks.
 * @throws BackupError before the first migration
 */
export async function dumpDatabase(db: Db, file: string): Promise<Dumped> {
  const counts: Pick<Dumped, 'tables' | 'tasks'> = { tables: {}, tasks: 0 };
  const plain = `${file}.part`;
  try {
    const schemaAt = await readOut(db, plain, counts);
    const { read, digest } = measured();
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(createReadStream(plain), createGzip(), read, target);
    return { schemaAt, ...counts, ...digest() };
  } finally {
    await rm(plain, { force: true });
  }
}

/** In one transaction. @returns the timestamp of the newest migration */
function readOut(db: Db, plain: string, counts: Pick<Dumped, 'tables' | 'tasks'>): Promise<number> {
  return db.transaction(
    async (tx) => {
      await settle(tx);
      const at = await readSchemaAt(tx);
      if (at === null) throw new BackupError('The database has no tables yet: there is nothing to back up.');
      await pipeline(linesOf(tx, counts), createWriteStream(plain, { flags: 'wx', mode: 0o600 }));
      return at;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* linesOf(tx: Db, counts: Pick<Dumped, 'tables' | 'tasks'>): AsyncGenerator<string> {
  for (const { table, columns } of await listTables(tx)) {
    yield line({ table, columns });
    let count = 0;
    for await (const rows of pagesOf<{ row: string }>(tx, `select t::text as row from public.${quote(table)} t`)) {
      count += rows.length;
      for (const { row } of rows) yield line(row);
    }
    counts.tables[table] = count;
  }
  const queues = await listQueues(tx);
  yield line({ queues });
  if (queues.length === 0) return;
  for await (const page of pagesOf(tx, TASKS)) {
    counts.tasks += page.length;
    for (const task of page) yield line({ task });
  }
}

/** Lifts the statement timeout, and fixes the output format of rows whatever the server's settings are. */
export async function settle(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local extra_float_digits = 1`);
}

/** Our tables and their columns, in the order of a row's values. */
export const listTables = (db: Db): Promise<{ table: string; columns: string[] }[]> =>
  queryRows(
    db,
    sql`
      select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      group by c.relname order by c.relname`,
  );

async function* pagesOf<Row>(tx: Db, select: string): AsyncGenerator<Row[]> {
  await tx.execute(sql.raw(`declare page no scroll cursor for ${select}`));
  for (;;) {
    const rows = await queryRows<Row>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from page`));
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close page`);
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
