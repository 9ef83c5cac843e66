import { rename, writeFile } from 'node:fs/promises';

/** Writes a small file whole or not at all. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
