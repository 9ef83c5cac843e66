import { expect, it } from 'vitest';
import { createRandom } from '../site/random.ts';
import { mutateFile, mutationNames } from './mutate-file.ts';

const FILE = Buffer.from(Array.from({ length: 6000 }, (_, index) => (index * 7) % 251));
const OTHER = Buffer.alloc(3000, 9);

it('changes a file in every way and leaves the original unchanged', () => {
  const before = Buffer.from(FILE);
  const random = createRandom(1);
  const made = Array.from({ length: 600 }, () => mutateFile(FILE, OTHER, random));
  expect(new Set(made.map(({ name }) => name))).toEqual(new Set(mutationNames));
  // The new number may equal the old one, and a piece may be filled with its old content.
  expect(made.filter(({ bytes }) => !bytes.equals(FILE)).length).toBeGreaterThan(590);
  expect(FILE.equals(before)).toBe(true);
});

it('gives the same result for the same seed, so that a harmful file can be made again', () => {
  const run = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 50 }, () => mutateFile(FILE, OTHER, random).bytes.toString('base64'));
  };
  expect(run(7)).toEqual(run(7));
  expect(run(7)).not.toEqual(run(8));
});
