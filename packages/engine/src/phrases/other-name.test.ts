import { expect, it } from 'vitest';
import { nameOrOther } from './other-name.ts';

it.each([
  ['de', 'Größe 40', 'Größe 40, kaum getragen: Regenjacke mit Kapuze.', 'Regenjacke'],
  ['en', 'My grandmother', "My grandmother bought this in Vienna. I'm told it is a silver brooch.", 'Silver brooch'],
  ['pt', 'Nunca saiu da caixa', 'Nunca saiu da caixa. É um aspirador sem fios de 22V.', 'Aspirador sem fios'],
  ['pl', 'Ale używamy innego', 'Ale używamy innego. To dzbanek ceramiczny, bez odprysków.', 'Dzbanek ceramiczny'],
  ['zh-Hans', '买来想学', '买来想学，这把小提琴还很新。', '小提琴'],
])('%s: « %s » is no name', (language, name, text, other) => {
  expect(nameOrOther(name, text, language)).toBe(other);
});

it('ends a German name of unknown nouns before what comes with it', () => {
  const nameOf = (text: string) => nameOrOther(text, text, 'de');
  expect(nameOf('Sodasprudler mit Flasche und Reservezylinder')).toBe('Sodasprudler');
  expect(nameOf('Jetzt mit Deckel und Griff')).toBeNull();
});

it('keeps a name of unknown words, an ingredient, and a name whose text names something else', () => {
  expect(nameOrOther('Kestrel Duo', 'Kestrel Duo. Keeps your coffee warm.', 'en')).toBe('Kestrel Duo');
  expect(nameOrOther('Aloe vera', 'Aloe vera in a pot.', 'en')).toBe('Aloe vera');
  expect(nameOrOther('Oak table', 'Oak table. This chair is not included.', 'en')).toBe('Oak table');
  expect(nameOrOther(null, 'Charges your phone four times.', 'en')).toBeNull();
});
