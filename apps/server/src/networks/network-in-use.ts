import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './read-json-file.ts';
import { writeWhole } from './write-whole.ts';

const fileOf = (folder: string): string => path.join(folder, 'in-use.json');

/** Name of the network that the user chose; null: our own. */
export async function readNetworkInUse(folder: string): Promise<string | null> {
  return (await readJsonFile(fileOf(folder), z.object({ network: z.string() })))?.network ?? null;
}

/** Takes effect at the next start. @param name null: our own */
export async function keepNetworkInUse(folder: string, name: string | null): Promise<void> {
  if (name === null) await rm(fileOf(folder), { force: true });
  else await writeWhole(fileOf(folder), `${JSON.stringify({ network: name })}\n`);
}
