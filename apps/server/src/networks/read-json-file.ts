import type { z } from 'zod';
import { readSmallFile } from './read-small-file.ts';

/** The content of a small file; null if it is missing or invalid, in which case it is rewritten. */
export async function readJsonFile<Value>(file: string, schema: z.ZodType<Value>): Promise<Value | null> {
  const text = await readSmallFile(file);
  try {
    return schema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
