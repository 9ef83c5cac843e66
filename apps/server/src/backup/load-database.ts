import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { listMigrations } from '../adapters/database/list-migrations.ts';
import { migrationsFolder } from '../adapters/database/migrations-folder.ts';
import { keptQueue, keptTask, makeQueues, putTasks } from '../adapters/queue/pg-boss/keep-tasks.ts';
import type { Database, Db } from '../database/db.ts';
import { queryRows } from '../database/query-rows.ts';
import { BackupError } from './backup-error.ts';
import { listTables, quote, settle } from './dump-database.ts';
import type { Dumped } from './manifest.ts';

const ROWS_AT_ONCE = 200;
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const queuesLine = z.object({ queues: z.array(keptQueue) });
/** Rows by table, and tasks. */
type Counts = Pick<Dumped, 'tables' | 'tasks'>;
const taskLine = z.object({ task: keptTask });

/**
 * Migrates `database`, which must be empty, to the schema of the dump `file` and inserts everything in one transaction. The next
 * start applies later migrations. `boss` is the queue of the same database.
 * @throws BackupError, also if the result differs from what the dump recorded
 */
export async function loadDatabase(
  { database, boss }: { database: Database; boss: PgBoss },
  file: string,
  written: Pick<Dumped, 'schemaAt' | 'tables' | 'tasks'>,
): Promise<void> {
  const { db } = database;
  await refuseFilled(db);
  await migrateUpTo(database, written.schemaAt);
  await boss.start();
  try {
    for await (const value of valuesOf(file)) {
      const { success, data } = queuesLine.safeParse(value);
      if (success) await makeQueues(boss, data.queues);
    }
    await db.transaction(async (tx) => {
      await settle(tx);
      const constraints = await dropConstraints(tx);
      compare(await fill(tx, boss, file), written);
      for (const { add } of constraints) await tx.execute(sql.raw(add));
      await setCounters(tx);
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}

function compare(loaded: Counts, written: Counts): void {
  const found = new Map(Object.entries({ ...loaded.tables, tasks: loaded.tasks }));
  for (const [name, rows] of Object.entries({ ...written.tables, tasks: written.tasks })) {
    if (found.get(name) !== rows) throw new BackupError(`${name} should have ${rows} rows and has ${found.get(name)}.`);
  }
}

/** @throws BackupError if the database already holds data of ours */
export async function refuseFilled(db: Db): Promise<void> {
  for (const { table } of await listTables(db)) {
    const [found] = await queryRows<{ filled: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(table)}) as filled`,
    );
    if (found?.filled === true) {
      throw new BackupError(`The database is not empty (table ${table}): restore into a new one. Nothing was changed.`);
    }
  }
}

/** @throws BackupError if this version does not know the dump's last migration */
async function migrateUpTo(database: Database, schemaAt: number): Promise<void> {
  const migrations = await listMigrations();
  const index = migrations.findIndex(({ at }) => at === schemaAt);
  if (index < 0) throw new BackupError('The backup was made by another version of Vitrine: restore it with that one.');
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-restore-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal: { entries: unknown[] } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index + 1) }));
    await database.migrate(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Rows arrive table by table, so foreign keys to later tables, or to the same table, are checked at the end. */
async function dropConstraints(tx: Db): Promise<{ add: string }[]> {
  const found = await queryRows<{ drop: string; add: string }>(
    tx,
    sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of found) await tx.execute(sql.raw(drop));
  return found;
}

async function fill(tx: Db, boss: PgBoss, file: string): Promise<Counts> {
  const known = new Map((await listTables(tx)).map(({ table, columns }) => [table, columns.join()]));
  const tables: Record<string, number> = {};
  let [table, tasks, waiting] = ['', 0, [] as string[]];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insertRows(tx, table, waiting);
    tables[table] = (tables[table] ?? 0) + waiting.length;
    waiting = [];
  };
  for await (const value of valuesOf(file)) {
    if (typeof value === 'string') {
      waiting.push(value);
      if (waiting.length >= ROWS_AT_ONCE) await flush();
      continue;
    }
    if (table !== '') await flush();
    const begun = tableLine.safeParse(value);
    table = begun.data?.table ?? '';
    if (begun.success && known.get(table) !== begun.data.columns.join()) {
      throw new BackupError(
        `Table ${table} has other columns here than in the backup: restore it with the version that made it.`,
      );
    }
    const { data } = taskLine.safeParse(value);
    if (data === undefined) continue;
    await putTasks(boss, tx, [data.task]);
    tasks += 1;
  }
  return { tables, tasks };
}

/** Inserts rows in PostgreSQL's own text format, which it parses itself. */
async function insertRows(tx: Db, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`
    insert into ${name} overriding system value
    select (row).* from (
      select cast(line as ${name}) as row from json_array_elements_text(${JSON.stringify(rows)}::json) as lines (line) offset 0
    ) as read`);
}

/** Sequences continue after the highest value present. */
async function setCounters(tx: Db): Promise<void> {
  const columns = await queryRows<{ table: string; column: string }>(
    tx,
    sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`,
  );
  for (const { table, column } of columns) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${quote(table)}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(table)} having max(${sql.identifier(column)}) is not null`);
  }
}

async function* valuesOf(file: string): AsyncGenerator {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line);
}
