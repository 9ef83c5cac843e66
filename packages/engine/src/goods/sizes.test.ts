import { expect, it } from 'vitest';
import { parseSize } from '../phrases/parse-size.ts';
import { longerSideOf } from '../stage/believe-size.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { PRODUCTS } from './products.fixture.ts';
import { recogniseKind } from './recognise-kind.ts';

/** Error of a size in octaves: 1 is twice or half as large. */
const octavesOff = (text: string, longerM: number): number => {
  const kind = recogniseKind(text, 'en');
  const taken = longerSideOf({ aspect: 1 } as PreparedProduct, null, parseSize(text), kind);
  return Math.abs(Math.log2(taken / longerM));
};

it('estimates the size of shop products roughly right, although makers’ figures were never used', () => {
  const off = PRODUCTS.map(([text, longerM]) => ({ text, octaves: octavesOff(text, longerM) })).toSorted(
    (one, other) => one.octaves - other.octaves,
  );
  const at = (share: number): number => off[Math.floor(share * (off.length - 1))]!.octaves;
  expect(at(0.5)).toBeLessThan(0.25);
  expect(at(0.95)).toBeLessThan(0.8);
  expect(at(1), `worst: ${off.at(-1)?.text}`).toBeLessThan(1);
});
