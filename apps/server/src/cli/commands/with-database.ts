import { FolderInUseError } from '../../adapters/database/pglite/lock-folder.ts';
import { connectDatabase, type OpenDatabase } from '../../composition/open-database.ts';
import type { Config } from '../../config.ts';
import { giveOrder, NobodyThereError } from '../../operator/give-order.ts';

/**
 * Runs work on the database of the settings without migrating it, or asks the running server that holds the embedded database to
 * run it.
 * @param order name of the command and its arguments
 * @throws FolderInUseError if a server holds it that accepts no commands
 */
export async function withDatabase<Value>(
  config: Config,
  work: (opened: OpenDatabase) => Promise<Value>,
  [order, given]: readonly [name: string, given: unknown],
): Promise<Value> {
  try {
    return await withOwnDatabase(config, work);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return giveOrder<Value>(config.dataDir, order, given).catch((failure: unknown) => {
      throw failure instanceof NobodyThereError ? error : failure;
    });
  }
}

/** The same for work that a running server cannot do. */
export async function withOwnDatabase<Value>(
  config: Config,
  work: (opened: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const opened = await connectDatabase(config);
  try {
    return await work(opened);
  } finally {
    await opened.database.close();
  }
}
