import { expect, it } from 'vitest';
import { STYLE_IDS } from '../identifiers.ts';
import { type ShownPhoto, shownPhotos, type Trust } from '../product/choose-photos.ts';
import { shownIn } from './shown-in.ts';

/** @param score of each cut-out */
const shownWith = (score: number, ...trusts: Trust[]): ShownPhoto<string>[] =>
  shownPhotos(
    trusts.map((trust, i) => `${trust} ${i}`),
    { trust: (photo) => photo.split(' ')[0] as Trust, sharp: () => true, score: () => score },
  );
const shownOf = (...trusts: Trust[]) => shownWith(0.5, ...trusts);
const namesIn = (...args: Parameters<typeof shownIn<string>>): string[] =>
  shownIn(...args).map(({ photo, isWhole, isPart }) => `${photo}${isWhole ? ' whole' : ''}${isPart ? ' part' : ''}`);

it('shows an unsure cut-out in most styles, and its whole photo where the surroundings or close-ups matter', () => {
  const shown = shownOf('unsure');
  const whole = STYLE_IDS.filter((style) => shownIn(style, shown)[0]?.isWhole);
  expect(whole).toEqual(expect.arrayContaining(['lifestyle', 'ugc_style', 'detailed']));
  expect(whole).not.toContain('white_bg');
  expect(whole.length).toBeLessThan(STYLE_IDS.length / 2);
});

it('shows further views as the main one is shown', () => {
  const shown = shownOf('unsure', 'sure', 'none');
  expect(namesIn('lifestyle', shown)).toEqual(['unsure 0 whole', 'sure 1 whole part', 'none 2 whole']);
  expect(namesIn('white_bg', shown)).toEqual(['unsure 0', 'sure 1']);
});

it('shows a sure one cut out in every style, and a doubtful one whole', () => {
  for (const style of STYLE_IDS) {
    expect(namesIn(style, shownOf('sure', 'none'))).toEqual(['sure 0']);
    expect(namesIn(style, shownOf('none', 'sure'))).toEqual(['none 0 whole', 'sure 1 whole part']);
  }
});

it('shows a further photo in which hardly a product is found only beside others, in small', () => {
  const shown = shownWith(0.02, 'none', 'none');
  expect(namesIn('detailed', shown)).toEqual(['none 0 whole', 'none 1 whole']);
  for (const style of ['ugc_style', 'lifestyle', 'angle45'] as const)
    expect(namesIn(style, shown)).toEqual(['none 0 whole']);
});

it('accepts an empty list', () => {
  expect(shownIn('white_bg', [])).toEqual([]);
});
