import { addOperators } from './operators.ts';
import { emptyDataDir, removeDataDir } from './server.ts';

/** Makes the data folder that the tests copy theirs from. Only its operators have signed up in it. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await emptyDataDir();
  process.env['PREPARED_OPERATOR_CODES'] = (await addOperators(dataDir)).join(' ');
  process.env['PREPARED_DATA_DIR'] = dataDir;
  return () => removeDataDir(dataDir);
}
