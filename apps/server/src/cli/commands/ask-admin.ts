import { FolderInUseError } from '../../adapters/database/pglite/lock-folder.ts';
import type { Config } from '../../config.ts';
import { runAdmin } from '../../operator/run-admin.ts';
import type { Told } from '../../operator/told.ts';
import { withDatabase } from './with-database.ts';

/** Administrators, removal of lost second factors, new signing keys. */
export async function askAdmin(config: Config, words: readonly string[]): Promise<Told> {
  try {
    return await withDatabase(
      config,
      async ({ database }) => {
        await database.migrate();
        return runAdmin({ db: database.db, publicUrl: config.publicUrl, keys: config }, words);
      },
      ['admin', { words }],
    );
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const sentence =
      'Another process has the embedded database open and accepts no commands: stop it, run this again, and start it. (With DATABASE_URL both can run.)';
    return { lines: [sentence], isDone: false };
  }
}
