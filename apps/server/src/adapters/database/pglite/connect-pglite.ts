import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../../../database/db.ts';
import * as schema from '../../../database/schema.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { lockFolder } from './lock-folder.ts';

/** The embedded database as this process holds it; `lite` is for the queue, which shares its only connection. */
export interface EmbeddedDatabase extends Database {
  lite: PGlite;
}

/** PGlite never releases its 128 MB of buffers, and the operating system caches the same files anyway. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens (and at the first start creates) the embedded PostgreSQL under `folder`; null keeps it in memory.
 * @throws FolderInUseError when another process has the folder open: PGlite itself would let both write
 */
export async function connectPglite(folder: string | null): Promise<EmbeddedDatabase> {
  if (folder !== null) mkdirSync(path.dirname(folder), { recursive: true });
  const unlock = folder === null ? () => {} : lockFolder(folder);
  const options = { startParams: START_PARAMS };
  const lite = await (folder === null ? PGlite.create(options) : PGlite.create(folder, options));
  return embeddedDatabase(lite, unlock);
}

/** Wraps an open PGlite (tests open theirs from a dump). */
export function embeddedDatabase(lite: PGlite, unlock: () => void = () => {}): EmbeddedDatabase {
  const db = drizzle(lite, { schema });
  return {
    db,
    lite,
    description: 'embedded PostgreSQL (PGlite)',
    listen: async (channel, listener) => {
      const stop = await lite.listen(channel, listener);
      return async () => stop();
    },
    migrate: (folder = migrationsFolder) => migrate(db, { migrationsFolder: folder }),
    close: async () => {
      await lite.close();
      unlock();
    },
  };
}
