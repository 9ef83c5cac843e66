import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styles, textLanguages } from '../catalogue.ts';
import { FINAL_SIDE_PX, STYLE_IDS } from '../identifiers.ts';
import { PHRASES } from '../phrases/index.ts';
import { STYLES } from './index.ts';

it('has every style under its own id, at full size', () => {
  expect(styles.map(({ id }) => id)).toEqual([...STYLE_IDS]);
  for (const id of STYLE_IDS) expect(STYLES[id].id).toBe(id);
  for (const { width, height } of styles) expect(Math.max(width, height)).toBe(FINAL_SIDE_PX);
});

it('registers every recipe in the folder', () => {
  const recipes = readdirSync(import.meta.dirname).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !['freedoms.ts', 'index.ts', 'render-style.ts'].includes(file),
  );
  expect(recipes.map((file) => file.slice(0, -3).replaceAll('-', '_')).toSorted()).toEqual([...STYLE_IDS].toSorted());
});

it('offers every language that has phrases, by English name', () => {
  expect(textLanguages).toHaveLength(PHRASES.length);
  expect(textLanguages.map(({ name }) => name)).toEqual(textLanguages.map(({ name }) => name).toSorted());
});
