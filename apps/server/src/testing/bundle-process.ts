import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Bundles a program with everything it loads into one file in `folder`: a test process spends most of its time finding and loading modules
 * one by one.
 * @returns the written file
 */
export async function bundleProcess(program: string, folder: string): Promise<string> {
  const file = path.join(folder, `${path.basename(program, '.ts')}.mjs`);
  // pg loads its native driver only if it is requested.
  const bundle = await rolldown({ input: program, platform: 'node', external: ['pg-native'] });
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  return file;
}
