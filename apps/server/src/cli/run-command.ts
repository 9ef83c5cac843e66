import { explainFailure } from '../composition/explain-failure.ts';
import { readEnvFile } from '../composition/read-env-file.ts';
import { BackupError } from '../backup/backup-error.ts';
import { type Config, readConfig } from '../config.ts';
import type { Told } from '../operator/told.ts';
import { askAdmin } from './commands/ask-admin.ts';
import { askDoctor } from './commands/ask-doctor.ts';
import { checkCommand } from './commands/check-command.ts';
import { makeBackup } from './commands/make-backup.ts';
import { migrate } from './commands/migrate.ts';
import { moveAll } from './commands/move-all.ts';
import { restore } from './commands/restore.ts';

const COMMANDS: Record<string, (config: Config, words: readonly string[]) => Promise<Told>> = {
  backup: makeBackup,
  restore,
  check: checkCommand,
  migrate,
  admin: askAdmin,
  'move-files': moveAll,
};

const USAGE = `Usage: npm run vitrine -- COMMAND
  backup FOLDER            copies database and files into a new folder, while the server runs
  restore FOLDER           writes a backup into an empty database and an empty file storage
  check FOLDER             verifies that a backup is complete
  doctor                   checks settings, database, keys, clock, disk, mail, files and webhooks
  migrate [--dry-run]      migrates the database to this version, or lists the migrations
  move-files to-bucket | to-folder
                           copies the files from the folder to the bucket, or back
  admin grant EMAIL | revoke EMAIL | list | first | clear-factors EMAIL | rotate-keys [at-once]`;

/** Executes an operator's command line, prints the result, and sets the exit code: 0 success, 1 failure. */
export async function runCommand([name = '', ...words]: readonly string[]): Promise<void> {
  // Backups must not be readable by other users of this machine.
  process.umask(0o077);
  let config: Config | null = null;
  try {
    readEnvFile();
    tell(name === 'doctor' ? await askDoctor(process.env) : await run());
  } catch (error) {
    tell({ lines: [sentenceOf(error, config)], isDone: false });
  }

  async function run(): Promise<Told> {
    const command = COMMANDS[name];
    if (command === undefined) return { lines: [USAGE], isDone: name === '' || name === 'help' };
    config = readConfig(process.env);
    return command(config, words);
  }
}

function tell({ lines, isDone }: Told): void {
  (isDone ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exitCode = isDone ? 0 : 1;
}

function sentenceOf(error: unknown, config: Config | null): string {
  if (error instanceof BackupError) return error.message;
  return explainFailure(error, config) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
