import path from 'node:path';
import { BackupError } from '../../backup/backup-error.ts';

/**
 * The single folder argument of a command; a relative path starts where the operator called npm.
 * @throws BackupError
 */
export function namedFolder(command: string, [folder, ...more]: readonly string[]): string {
  if (folder === undefined || more.length > 0) throw new BackupError(`Usage: npm run vitrine -- ${command} FOLDER`);
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
}
