import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a small file atomically, creating its folder. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
