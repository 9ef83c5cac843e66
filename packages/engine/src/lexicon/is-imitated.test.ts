import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const materialsIn = (text: string, language: string): (string | null)[] =>
  readFacts(text, language).flatMap(({ id }) => (id?.startsWith('material.') ? [id] : []));

it.each([
  ['Tisch, Platte in Marmor-Dekor', 'de'],
  ['Handtasche in Lederoptik', 'de'],
  ['Regal, Holzimitat', 'de'],
  ['Leather look armchair', 'en'],
  ['Shelf, oak effect', 'en'],
  ['Table basse effet bois', 'fr'],
  ['Lampada effetto legno', 'it'],
  ['Mesa con acabado de madera', 'es'],
])('does not take what something looks like for its material: %s', (text, language) => {
  expect(materialsIn(text, language)).toEqual([]);
});

it.each([
  ['Tisch aus Marmor', 'de', 'material.marble'],
  ['Leather armchair, modern look', 'en', 'material.leather'],
  ['Faux fur blanket', 'en', 'material.faux-fur'],
  ['Sac en simili cuir', 'fr', 'material.vegan-leather'],
])('takes the material of the thing itself: %s', (text, language, id) => {
  expect(materialsIn(text, language)).toEqual([id]);
});
