import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { phrasesOf } from './index.ts';
import { matchIcons } from './match-icons.ts';

it('never makes up a name', () => {
  expect(chooseWords('', 'en', 'kitchen').name).toBeNull();
  expect(chooseWords('', 'en', 'kitchen').headline).toBe(phrasesOf('en').categories.kitchen.headline);
});

it('fills every list from the category where the seller says little', () => {
  const words = chooseWords('Mug, 350 ml', 'de', 'kitchen');
  expect(words.features).toHaveLength(4);
  expect(words.benefits).toHaveLength(4);
  expect(words.steps).toHaveLength(3);
});

it('takes only name and figures from a description in another language', () => {
  const words = chooseWords(
    'Tasse Morgenrot, 350 ml, für die Spülmaschine. Hält den Kaffee lange warm und ist mit Deckel.',
    'ar',
    'kitchen',
  );
  expect(words.name).toBe('Tasse Morgenrot');
  expect(words.benefits.join(' ')).not.toMatch(/Kaffee/u);
});

it('takes a thought for the large line, not a figure', () => {
  expect(chooseWords('Mug, 350 ml. Keeps the coffee warm for long.', 'en', null).promise).toBe(
    'Keeps the coffee warm for long',
  );
});

it('puts what the seller says on trust first, and claims nothing else', () => {
  const own = chooseWords('Hand cream. 30 day returns. Made in France.', 'en', 'beauty').trust;
  expect(own.slice(0, 2)).toEqual(['30 day returns', 'Made in France']);
  expect(chooseWords('', 'en', 'beauty').trust).toEqual([...phrasesOf('en').trust]);
});

it('gives every line another sign', () => {
  const lines = ['For every morning', 'For guests and family', 'At home on your table', 'To give or to keep'];
  const icons = matchIcons(lines, 'en');
  expect(icons).toEqual(['sun', 'heart', 'home', 'gift']);
});
