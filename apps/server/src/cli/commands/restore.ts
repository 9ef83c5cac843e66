import { mkdir } from 'node:fs/promises';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { sumOf } from '../../backup/write-backup.ts';
import { closeDataFolder } from '../../composition/close-data-folder.ts';
import type { Config } from '../../config.ts';
import type { Told } from '../../operator/told.ts';
import { namedFolder } from './named-folder.ts';
import { withOwnDatabase } from './with-database.ts';
import { withStorage } from './with-storage.ts';

/** Restores a backup into the empty database and storage of the settings. */
export async function restore(config: Config, words: readonly string[]): Promise<Told> {
  const folder = namedFolder('restore', words);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await closeDataFolder(config.dataDir);
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  const { database } = await withStorage(config, (storage) =>
    withOwnDatabase(config, ({ database, openBoss }) =>
      restoreBackup({ database, boss: openBoss(), storage }, folder, say),
    ),
  );
  return {
    lines: [`${sumOf(database.tables)} rows and ${database.tasks} waiting tasks are restored. The server can start.`],
    isDone: true,
  };
}
