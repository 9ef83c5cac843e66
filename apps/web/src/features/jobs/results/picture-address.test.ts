import type { Variation } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { chosenPicture, neighbourOf, resultsAddress } from './picture-address.ts';

const pictures = ['white_bg', 'studio', 'lifestyle'].map((style, index) => ({ id: `${index}`, style }) as Variation);
const chosen = (address: string) => chosenPicture(new URL(address, 'https://vitrine.example').searchParams, pictures);

it('reads back what it wrote into the address', () => {
  for (const { id, style } of pictures) expect(chosen(resultsAddress('7', style))?.id).toBe(id);
  expect(resultsAddress('7', 'studio')).toBe('/results/7?picture=studio');
});

it('shows the whole set if the address names no picture of it', () => {
  expect(resultsAddress('7')).toBe('/results/7');
  for (const address of ['/results/7', '/results/7?picture=', '/results/7?picture=luxury', '/results/7?style=studio'])
    expect(chosen(address)).toBeUndefined();
});

it('wraps around at both ends', () => {
  const from = (at: number, by: number) => neighbourOf(pictures, pictures[at]!, by)?.id;
  expect([from(0, 1), from(2, 1), from(0, -1), from(1, -1)]).toEqual(['1', '0', '2', '0']);
});
