import { FolderInUseError } from '../adapters/database/pglite/lock-folder.ts';
import { explainFailure } from '../composition/explain-failure.ts';
import { openDatabase } from '../composition/open-database.ts';
import { openBucket, openFolder } from '../composition/open-storage.ts';
import { readEnvFile } from '../composition/read-env-file.ts';
import { type Config, readConfig } from '../config.ts';
import { megabytes, type Moved, moveFiles } from './move-files.ts';
import { type AdminResult, runAdmin } from './run-admin.ts';

/**
 * `npm run admin -- grant EMAIL | revoke EMAIL | list | clear-factors EMAIL`: who may use /admin, and a lost second factor
 * taken away. `rotate-keys`: new signing keys. Uses the database of the settings; the embedded one only while no server has it open.
 * `move-files to-bucket | to-folder`: copies photos and pictures; the server may run.
 */
let config: Config | null = null;
try {
  readEnvFile();
  config = readConfig(process.env);
  const words = process.argv.slice(2);
  const { lines, isDone } = words[0] === 'move-files' ? await runMove(config, words[1]) : await ask(config, words);
  (isDone ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  process.stderr.write(`${sentenceOf(error, config)}\n`);
  process.exitCode = 1;
}

async function ask(settings: Config, words: readonly string[]): Promise<AdminResult> {
  const { database } = await openDatabase(settings);
  try {
    return await runAdmin({ db: database.db, publicUrl: settings.publicUrl, keys: settings }, words);
  } finally {
    await database.close();
  }
}

async function runMove(settings: Config, direction: string | undefined): Promise<AdminResult> {
  if (settings.s3 === null) return { lines: ['S3_BUCKET must be set to move files.'], isDone: false };
  if (direction !== 'to-bucket' && direction !== 'to-folder') {
    return { lines: ['Usage: npm run admin -- move-files to-bucket | to-folder'], isDone: false };
  }
  const [folder, bucket] = [openFolder(settings.dataDir), await openBucket(settings.s3)];
  try {
    await bucket.storage.check();
    const [from, to] = direction === 'to-bucket' ? [folder, bucket.storage] : [bucket.storage, folder];
    const moved = await moveFiles(from, to, (sentence) => process.stdout.write(`${sentence}\n`));
    return { lines: tellMoved(moved, direction), isDone: true };
  } finally {
    bucket.close();
  }
}

function tellMoved({ copied, skipped, bytes }: Moved, direction: 'to-bucket' | 'to-folder'): string[] {
  return [
    `${copied} files copied (${megabytes(bytes)} MB), ${skipped} were there already. The originals stay where they are.`,
    copied === 0
      ? `Everything is there: restart the server ${direction === 'to-bucket' ? 'with' : 'without'} S3_BUCKET, if it has not been yet.`
      : 'Run this again after the restart with the new settings: it copies what came meanwhile.',
  ];
}

function sentenceOf(error: unknown, settings: Config | null): string {
  if (error instanceof FolderInUseError) {
    return 'The server is running, and only one process can open its embedded database: stop the server, run this again, and start the server. (With DATABASE_URL both can run.)';
  }
  return explainFailure(error, settings) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
