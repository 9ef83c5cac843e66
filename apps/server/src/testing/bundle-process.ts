import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Writes a program and all that it loads as one file into `folder`: to find and load its modules one by one takes a process of a test
 * most of its time.
 *
 * @returns the written file
 */
export async function bundleProcess(program: string, folder: string): Promise<string> {
  const file = path.join(folder, `${path.basename(program, '.ts')}.mjs`);
  // pg asks for its native driver only where somebody wants it.
  const bundle = await rolldown({ input: program, platform: 'node', external: ['pg-native'] });
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  return file;
}
