import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../../database/db.ts';
import * as schema from '../../../database/schema.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { listenPostgres } from './listen-postgres.ts';

/** Names the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 4_821_907;

/** Connects to a PostgreSQL server at `url`. */
export async function connectPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that the server drops is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const listener = listenPostgres(url);
  return {
    db,
    description: `PostgreSQL ${rows[0]?.server_version ?? ''}`.trim(),
    listen: listener.listen,
    migrate: () => migrateOnce(pool),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    client.release();
  }
}
