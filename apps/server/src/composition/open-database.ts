import path from 'node:path';
import type { PgBoss } from 'pg-boss';
import { connectPglite } from '../adapters/database/pglite/connect-pglite.ts';
import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';
import { openEmbeddedBoss, openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/db.ts';

export interface OpenDatabase {
  database: Database;
  /** Makes the queue's own connection. */
  openBoss: () => PgBoss;
}

/** Connects to DATABASE_URL, or opens the embedded database under the data folder, and migrates. */
export async function openDatabase({ databaseUrl, databasePoolSize, dataDir }: Config): Promise<OpenDatabase> {
  const opened = databaseUrl === null ? await openEmbedded(dataDir) : await openServer(databaseUrl, databasePoolSize);
  await opened.database.migrate();
  return opened;
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const database = await connectPglite(path.join(dataDir, 'database'));
  return { database, openBoss: () => openEmbeddedBoss(database.lite) };
}

async function openServer(url: string, poolSize: number): Promise<OpenDatabase> {
  return { database: await connectPostgres(url, { poolSize }), openBoss: () => openServerBoss(url) };
}
