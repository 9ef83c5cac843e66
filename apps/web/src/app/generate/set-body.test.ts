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
const photoOf = (id: string, rank = 0) => ({ id, cutout: { rank } });
const photos = ['a', 'b', 'c'].map((id) => photoOf(id));

it('uses the first focus photo in photo order as the main photo, whichever was marked first', () => {
  expect(mainOf([], photos)).toBe('a');
  expect(mainOf(['c', 'b'], photos)).toBe('b');
  expect(mainOf([], [])).toBeNull();
});

it('uses the first photo with the most trusted cut-out as the main photo, unless only doubtful ones are in focus', () => {
  const mixed = [photoOf('a', 2), photoOf('b'), photoOf('c', 2), photoOf('d')];
  expect(mainOf([], mixed)).toBe('b');
  expect(mainOf(['c', 'd'], mixed)).toBe('d');
  expect(mainOf(['c', 'a'], mixed)).toBe('a');
  expect(mainOf([], [photoOf('a', 2), photoOf('c', 2)])).toBe('a');
  expect(mainOf([], [photoOf('a', 2), photoOf('e', 1), photoOf('b')])).toBe('b');
});

it('applies looks only to the photo they were made with', () => {
  const sent = (focus: string[]) => bodyOf({ ...settings, focus }, { photos, locale: 'en' }).looks;
  expect(sent(['c', 'b'])).toEqual(looks);
  expect(sent([])).toBeUndefined();
  expect(sent(['c'])).toBeUndefined();
});

it('is repeated with its focus, and with its looks on their photo', () => {
  const job = {
    images: ['b', 'c', 'a'].map((id) => photoOf(id)),
    focus_images: ['b', 'c'],
    language: 'fr',
    product_description: 'Tasse',
    category: 'kitchen',
    texts: {},
    looks,
    variations: DEFAULT_STYLE_IDS.map((style) => ({ style })),
  } as unknown as Job; // A stand-in with the fields read here.
  const again = saidOf(job);
  expect(again).toMatchObject({ focus: ['b', 'c'], language: 'fr', styles: null, looks: { of: 'b' } });
  // When the photos are reordered, the looks stay with the main photo.
  expect(bodyOf(again, { photos, locale: 'en' })).toMatchObject({ focus_images: ['b', 'c'], looks });
});
