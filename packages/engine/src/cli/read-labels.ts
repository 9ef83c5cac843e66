import { readFile } from 'node:fs/promises';
import { type CategoryId, CATEGORY_IDS } from '../identifiers.ts';
import { UsageError } from './read-arguments.ts';

/** Data of a product; missing values are taken from the command line. */
export interface Label {
  category?: CategoryId;
  description?: string;
}

/**
 * Reads the labels of several products: a JSON object, for each folder of photos by its name
 * `{ "category": …, "description": … }`, both of them optional.
 * @throws UsageError
 */
export async function readLabels(path: string): Promise<ReadonlyMap<string, Label>> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`The labels ${path} cannot be read.`, { cause });
  });
  const known = new Map<string, Label>();
  for (const [folder, label] of Object.entries(parseObject(text, path))) known.set(folder, checkLabel(folder, label));
  return known;
}

function parseObject(text: string, path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new UsageError(`${path} holds no JSON object of labels by folder.`);
}

function checkLabel(folder: string, label: unknown): Label {
  if (!isObject(label)) throw new UsageError(`The label of ${folder} is no object.`);
  const { category, description, ...others } = label;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new UsageError(`A label has no "${other}", which ${folder} has.`);
  const id = CATEGORY_IDS.find((known) => known === category);
  if (category !== undefined && id === undefined) {
    throw new UsageError(`There is no category ${JSON.stringify(category)}, which ${folder} has.`);
  }
  if (description !== undefined && typeof description !== 'string') {
    throw new UsageError(`The description of ${folder} is no text.`);
  }
  return { ...(id && { category: id }), ...(description !== undefined && { description }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
