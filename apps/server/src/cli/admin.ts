import { FolderInUseError } from '../adapters/database/pglite/lock-folder.ts';
import { explainFailure } from '../composition/explain-failure.ts';
import { openDatabase } from '../composition/open-database.ts';
import { readEnvFile } from '../composition/read-env-file.ts';
import { type Config, readConfig } from '../config.ts';
import { runAdmin } from './run-admin.ts';

/**
 * `npm run admin -- grant EMAIL | revoke EMAIL | list | clear-factors EMAIL`: who may use /admin, and a lost second factor
 * taken away. `rotate-keys`: new signing keys. Uses the database of the settings; the embedded one only while no server has it open.
 */
let config: Config | null = null;
try {
  readEnvFile();
  config = readConfig(process.env);
  const { database } = await openDatabase(config);
  try {
    const parts = { db: database.db, publicUrl: config.publicUrl, keys: config };
    const { lines, isDone } = await runAdmin(parts, process.argv.slice(2));
    (isDone ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error, config)}\n`);
  process.exitCode = 1;
}

function sentenceOf(error: unknown, settings: Config | null): string {
  if (error instanceof FolderInUseError) {
    return 'The server is running, and only one process can open its embedded database: stop the server, run this again, and start the server. (With DATABASE_URL both can run.)';
  }
  return explainFailure(error, settings) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
