import { emptyDataDir, removeDataDir, startServer } from './server.ts';

/** Makes the data folder that the tests copy theirs from. Nobody has signed up in it. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await emptyDataDir();
  const server = await startServer({ dataDir });
  await server.stop();
  process.env['PREPARED_DATA_DIR'] = dataDir;
  return () => removeDataDir(dataDir);
}
