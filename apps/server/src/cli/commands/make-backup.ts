import path from 'node:path';
import { BackupError } from '../../backup/backup-error.ts';
import { dumpDatabase } from '../../backup/dump-database.ts';
import { dumped } from '../../backup/manifest.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import type { Config } from '../../config.ts';
import type { Told } from '../../operator/told.ts';
import { namedFolder } from './named-folder.ts';
import { withDatabase } from './with-database.ts';
import { withStorage } from './with-storage.ts';

const isInside = (folder: string, root: string): boolean => `${folder}${path.sep}`.startsWith(`${root}${path.sep}`);

/** Database and files into a new folder, while servers and workers run. */
export async function makeBackup(config: Config, words: readonly string[]): Promise<Told> {
  const folder = namedFolder('backup', words);
  if (config.s3 === null && isInside(folder, path.join(config.dataDir, 'files'))) {
    throw new BackupError('The backup must not be inside the folder that it copies: name another folder.');
  }
  const dump = async (file: string) =>
    dumped.parse(await withDatabase(config, ({ database }) => dumpDatabase(database.db, file), ['backup', { file }]));
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  const { files } = await withStorage(config, (storage) => writeBackup({ dump, storage }, folder, say));
  return {
    lines: [
      `${files.count} files, ${(files.bytes / 1e6).toFixed(1)} MB.`,
      `The backup is complete: ${folder}`,
      ...(config.masterKeys.length > 0
        ? ['Its keys can be read only with the current MASTER_KEY: keep that somewhere else.']
        : []),
    ],
    isDone: true,
  };
}
