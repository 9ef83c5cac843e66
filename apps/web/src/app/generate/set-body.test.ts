import type { Job } from '@vitrine/contract';
import { DEFAULT_STYLE_IDS } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { saidOf } from './said-of.ts';
import { bodyOf, mainOf, type Settings } from './set-body.ts';

const looks = { studio: { scene: 2 } };
const settings: Settings = {
  focus: [],
  language: null,
  description: '',
  category: null,
  styles: null,
  texts: {},
  looks: { of: 'b', by: looks },
};
const ids = ['a', 'b', 'c'];

it('has for its main photo the first of the focus as the photos stand, whichever was marked first', () => {
  expect(mainOf([], ids)).toBe('a');
  expect(mainOf(['c', 'b'], ids)).toBe('b');
  expect(mainOf([], [])).toBeNull();
});

it('arranges pictures of the photo that they were arranged with, and of no other', () => {
  const sent = (focus: string[]) => bodyOf({ ...settings, focus }, { ids, locale: 'en' }).looks;
  expect(sent(['c', 'b'])).toEqual(looks);
  expect(sent([])).toBeUndefined();
  expect(sent(['c'])).toBeUndefined();
});

it('is said again with its focus, and with its looks on the photo that they belong to', () => {
  const job = {
    images: [{ id: 'b' }, { id: 'c' }, { id: 'a' }],
    focus_images: ['b', 'c'],
    language: 'fr',
    product_description: 'Tasse',
    category: 'kitchen',
    texts: {},
    looks,
    variations: DEFAULT_STYLE_IDS.map((style) => ({ style })),
  } as unknown as Job; // A stand-in that has what is read here.
  const again = saidOf(job);
  expect(again).toMatchObject({ focus: ['b', 'c'], language: 'fr', styles: null, looks: { of: 'b' } });
  // Where the photos are put into another order, their looks stay with the one that counts most.
  expect(bodyOf(again, { ids, locale: 'en' })).toMatchObject({ focus_images: ['b', 'c'], looks });
});
