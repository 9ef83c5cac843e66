import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../../database/db.ts';
import * as schema from '../../../database/schema.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { listenPostgres } from './listen-postgres.ts';
import { openWatchedPool } from './watched-pool.ts';

/** Id of the advisory lock that lets one process at a time migrate. */
const MIGRATION_LOCK = 4_821_907;

/**
 * Connects to a PostgreSQL server at `url`, with at most `poolSize` connections plus one that listens. A wait of more than
 * `waitMs` for a connection fails.
 */
export async function connectPostgres(url: string, { poolSize = 10, waitMs = 3000 } = {}): Promise<Database> {
  let isHere = (): boolean => true;
  const { pool, drop } = openWatchedPool(url, { max: poolSize, waitMs }, () => isHere());
  const db = drizzle(pool, { schema });
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const listener = listenPostgres(url, drop);
  isHere = () => listener.isHere();
  return {
    db,
    description: `PostgreSQL ${rows[0]?.server_version ?? ''}`.trim(),
    listen: listener.listen,
    migrate: (folder = migrationsFolder) => migrateOnce(pool, folder),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateOnce(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle(client, { schema });
    // Another process may migrate for longer than the statement timeout.
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder: folder });
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    await db.execute(sql`reset statement_timeout`);
  } finally {
    client.release();
  }
}
