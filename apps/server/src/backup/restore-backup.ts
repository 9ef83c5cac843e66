import { readFile } from 'node:fs/promises';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/db.ts';
import type { Storage } from '../ports/storage-port.ts';
import { BackupError } from './backup-error.ts';
import { type CheckedBackup, checkBackup } from './check-backup.ts';
import { loadDatabase, refuseFilled } from './load-database.ts';
import type { Manifest } from './manifest.ts';

interface Target {
  database: Database;
  /** The queue of the same database. */
  boss: PgBoss;
  storage: Pick<Storage, 'list' | 'put'>;
}

/**
 * Restores a backup into an empty place: files first, then the database in one piece, so that an interrupted restore can be run
 * again. Database and storage may be of another kind than in the backup.
 * @throws BackupError
 */
export async function restoreBackup(
  { database, boss, storage }: Target,
  folder: string,
  say: (sentence: string) => void,
): Promise<Manifest> {
  const backup = await checkBackup(folder);
  say(`The backup of ${backup.made.madeAt} is complete.`);
  await refuseFilled(database.db);
  await refuseForeign(storage, backup);
  for await (const { key, file } of backup.files()) await storage.put(key, await readFile(file));
  say(`${backup.made.files.count} files are there.`);
  await loadDatabase({ database, boss }, backup.database, backup.made.database);
  return backup.made;
}

/** Files of this backup may exist already, from an interrupted restore. */
async function refuseForeign(storage: Pick<Storage, 'list'>, backup: CheckedBackup): Promise<void> {
  const own = new Set<string>();
  for await (const { key } of backup.files()) own.add(key);
  for await (const { key } of storage.list('')) {
    if (own.has(key)) continue;
    throw new BackupError(`The file storage is not empty (${key}): restore into a new one. Nothing was changed.`);
  }
}
