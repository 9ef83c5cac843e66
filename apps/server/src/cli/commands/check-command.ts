import { checkBackup } from '../../backup/check-backup.ts';
import type { Config } from '../../config.ts';
import type { Told } from '../../operator/told.ts';
import { namedFolder } from './named-folder.ts';

/** Checks that a backup is complete; needs neither database nor storage. */
export async function checkCommand(_config: Config, words: readonly string[]): Promise<Told> {
  const { made } = await checkBackup(namedFolder('check', words));
  const { count, bytes } = made.files;
  return {
    lines: [`The backup of ${made.madeAt} is complete: ${count} files, ${(bytes / 1e6).toFixed(1)} MB.`],
    isDone: true,
  };
}
