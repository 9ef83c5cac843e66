import path from 'node:path';
import { bundleServer } from '../apps/server/src/testing/bundle-server.ts';
import { addOperators } from './operators.ts';
import { emptyDataDir, removeDataDir } from './server.ts';

const BUNDLED = path.resolve(import.meta.dirname, '../.cache/bundled-server');

/**
 * Makes the bundle from which the tests' servers start, and the data folder that they copy. It contains only the operators'
 * accounts.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  await bundleServer(BUNDLED);
  process.env['BUNDLED_SERVER'] = BUNDLED;
  const dataDir = await emptyDataDir();
  process.env['PREPARED_OPERATOR_CODES'] = (await addOperators(dataDir)).join(' ');
  process.env['PREPARED_DATA_DIR'] = dataDir;
  return () => removeDataDir(dataDir);
}
