import { z } from 'zod';
import { networkFiles } from './network-files.ts';
import { readJsonFile } from './read-json-file.ts';
import { writeWhole } from './write-whole.ts';

const measured = z.object({
  /** Mean IoU over our own samples, 0–1. */
  overlap: z.number(),
  /** Per photo. */
  seconds: z.number(),
  /** Peak memory of the process, in megabytes. */
  memoryMb: z.number(),
});
/** What a network reached on this machine. */
export type Measured = z.infer<typeof measured>;

/** The results of `check` on this machine; null if it never ran, or its file cannot be read. */
export async function readMeasured(folder: string, name: string): Promise<Measured | null> {
  return readJsonFile(networkFiles(folder, name).facts, measured);
}

export async function keepMeasured(folder: string, name: string, facts: Measured): Promise<void> {
  await writeWhole(networkFiles(folder, name).facts, `${JSON.stringify(facts, null, 2)}\n`);
}
