import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsageError } from './read-arguments.ts';
import { readLabels } from './read-labels.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labels-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const path = join(folder, 'labels.json');
  await writeFile(path, text);
  return readLabels(path);
}

it('reads the facts about each folder', async () => {
  const labels = await read('{"cup": {"category": "kitchen", "description": "Cup. 80 ml."}, "doll": {}}');
  expect(Object.fromEntries(labels)).toEqual({ cup: { category: 'kitchen', description: 'Cup. 80 ml.' }, doll: {} });
});

it.each([
  ['{"cup"', 'no JSON object'],
  ['["cup"]', 'no JSON object'],
  ['{"cup": "kitchen"}', 'label of cup is no object'],
  ['{"cup": {"category": "cups"}}', 'no category "cups"'],
  ['{"cup": {"description": 3}}', 'description of cup is no text'],
  ['{"cup": {"title": "Cup"}}', 'no "title"'],
])('refuses %s with a sentence', async (text, sentence) => {
  const refusal = read(text);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(sentence);
});

it('reports a missing file', async () => {
  await expect(readLabels(join(folder, 'none.json'))).rejects.toThrow('cannot be read');
});
