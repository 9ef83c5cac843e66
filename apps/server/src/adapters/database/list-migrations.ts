import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import { queryRows } from '../../database/query-rows.ts';
import { migrationsFolder } from './migrations-folder.ts';

export interface Migration {
  /** Its number and name: `0003_accounts_and_money`. */
  tag: string;
  /** Unix milliseconds; a database stores it to record how far it has migrated. */
  at: number;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The migrations of this version, the oldest first. */
export async function listMigrations(): Promise<Migration[]> {
  const text = await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries.map(({ tag, when }) => ({ tag, at: when }));
}

/** Timestamp of the newest migration in the database; null before the first. */
export async function readSchemaAt(db: Db): Promise<number | null> {
  const [found] = await queryRows<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found?.there !== true) return null;
  const newest = sql`select max(created_at) as at from drizzle.__drizzle_migrations`;
  const at = (await queryRows<{ at: string | number | null }>(db, newest))[0]?.at ?? null;
  return at === null ? null : Number(at);
}

export interface SchemaState {
  /** Migrations that the database does not have yet. */
  pending: Migration[];
  /** The database was migrated by a later version. */
  isNewer: boolean;
}

/** How far a database is from what this version needs. */
export async function readSchemaState(db: Db): Promise<SchemaState> {
  const [all, at] = [await listMigrations(), await readSchemaAt(db)];
  const newest = all.at(-1)?.at ?? 0;
  return { pending: all.filter((each) => at === null || each.at > at), isNewer: at !== null && at > newest };
}
