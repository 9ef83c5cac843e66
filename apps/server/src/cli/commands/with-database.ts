import { FolderInUseError } from '../../adapters/database/pglite/lock-folder.ts';
import { connectDatabase, type OpenDatabase } from '../../composition/open-database.ts';
import type { Config } from '../../config.ts';
import { giveOrder, NobodyThereError } from '../../operator/give-order.ts';

/**
 * Works on the database of the settings, which is left as it is; or has the running server do it that has the embedded one open.
 * @param order its name and what goes with it
 * @throws FolderInUseError where a server has it open that takes no orders
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

/** The same for what no running server can do. */
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
