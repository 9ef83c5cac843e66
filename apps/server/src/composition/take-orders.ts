import { z } from 'zod';
import { dumpDatabase } from '../backup/dump-database.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { examineDatabase } from '../operator/examine-database.ts';
import { runAdmin } from '../operator/run-admin.ts';
import { serveOrders } from '../operator/serve-orders.ts';

const backupOrder = z.object({ file: z.string() });
const adminOrder = z.object({ words: z.array(z.string()) });

/**
 * Lets operator commands reach the embedded database, which only this process has open. A PostgreSQL server they reach directly.
 * @returns stops accepting commands
 */
export async function takeOrders(config: Config, db: Db): Promise<() => Promise<void>> {
  if (config.databaseUrl !== null) return async () => {};
  return serveOrders(config.dataDir, {
    backup: (given) => dumpDatabase(db, backupOrder.parse(given).file),
    admin: (given) => runAdmin({ db, publicUrl: config.publicUrl, keys: config }, adminOrder.parse(given).words),
    doctor: () => examineDatabase(db, config),
  });
}
