import path from 'node:path';
import type { PgBoss } from 'pg-boss';
import { readSchemaState } from '../adapters/database/list-migrations.ts';
import { connectPglite } from '../adapters/database/pglite/connect-pglite.ts';
import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';
import { openEmbeddedBoss, openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/db.ts';
import { OldSchemaError } from './old-schema-error.ts';

export interface OpenDatabase {
  database: Database;
  /** Creates the queue's own connection. */
  openBoss: () => PgBoss;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>;

/**
 * Connects to DATABASE_URL, or opens the embedded database under the data folder, and migrates if the settings allow it. A
 * database migrated by a later version is used as it is, so that old and new processes can run side by side during an upgrade.
 * @throws OldSchemaError
 */
export async function openDatabase(config: DatabaseConfig & Pick<Config, 'migrateAtStart'>): Promise<OpenDatabase> {
  const opened = await connectDatabase(config);
  const { database } = opened;
  if (config.migrateAtStart) await database.migrate();
  else {
    const { pending } = await readSchemaState(database.db);
    if (pending.length > 0) {
      await database.close();
      throw new OldSchemaError(pending.map(({ tag }) => tag));
    }
  }
  return opened;
}

/** The same without migrating. */
export const connectDatabase = ({ databaseUrl, databasePoolSize, dataDir }: DatabaseConfig): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, databasePoolSize);

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const database = await connectPglite(path.join(dataDir, 'database'));
  return { database, openBoss: () => openEmbeddedBoss(database.lite) };
}

async function openServer(url: string, poolSize: number): Promise<OpenDatabase> {
  return { database: await connectPostgres(url, { poolSize }), openBoss: () => openServerBoss(url) };
}
