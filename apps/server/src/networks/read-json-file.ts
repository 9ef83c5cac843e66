import type { z } from 'zod';
import { readSmallFile } from './read-small-file.ts';

/** What a small file says; null when it is not there or says something else: then it is written anew. */
export async function readJsonFile<Value>(file: string, schema: z.ZodType<Value>): Promise<Value | null> {
  const text = await readSmallFile(file);
  try {
    return schema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
