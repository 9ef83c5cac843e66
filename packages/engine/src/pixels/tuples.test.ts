import { expect, it } from 'vitest';
import { mapPair, mapTriple } from './tuples.ts';

it('changes every value of a tuple, in its place', () => {
  expect(mapPair([1, 2], (value) => 10 * value)).toEqual([10, 20]);
  expect(mapTriple([1, 2, 3], (value) => `${value}!`)).toEqual(['1!', '2!', '3!']);
});
