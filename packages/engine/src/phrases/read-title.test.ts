import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';

/** All texts of a set's pictures. */
function saidOf(text: string, language: string): string[] {
  const { name, promise, line, features, benefits, trust } = chooseWords(text, language, null);
  return [name ?? '', promise, line, ...features, ...benefits, ...trust];
}

it.each([
  ['es', 'Zapatillas running mujer suela antideslizante transpirables 210 g talla 38 rosa', 'Zapatillas running mujer'],
  ['ko', '에어프라이어 5.5L 대용량 바스켓 분리 세척 가능 타이머 60분', '에어프라이어'],
  ['ta', 'பித்தளை குத்துவிளக்கு உயரம் 30 செ.மீ, எடை 1.5 கிலோ.', 'பித்தளை குத்துவிளக்கு'],
  ['en', 'Brand: NorthRide | Product: Roof bag | Capacity: 425 L', 'Roof bag'],
])('finds the name at the start of a title (%s: %s)', (language, title, name) => {
  expect(chooseWords(title, language, null).name).toBe(name);
});

it.each([
  ['pl', 'Słuchawki bezprzewodowe bluetooth ANC składane mikrofon szybkie ładowanie czarne', 'Ładowanie czarne'],
  [
    'fr',
    'Enceinte Bluetooth portable étanche IPX6 autonomie 20h basses puissantes plage piscine randonnée bleu',
    'bleu',
  ],
  ['es', 'Zapatillas running mujer transpirables ligeras 210 g gimnasio caminar talla 38 rosa', 'caminar'],
  ['hi', 'ब्लूटूथ स्पीकर 10 घंटे बैटरी वाटरप्रूफ माइक के साथ हल्का और छोटा 1 साल की वारंटी', 'की वारंटी'],
])('prints no words torn from a title (%s: %s)', (language, title, torn) => {
  expect(saidOf(title, language).filter((text) => text.includes(torn) && text !== title)).toEqual([]);
});

it('keeps a range whole, and gives each row of a table in one line its own fact', () => {
  expect(saidOf('Standing Desk Electric Height Adjustable 28-48 inch Memory Presets White', 'en')).not.toContain(
    '48 inch',
  );
  const said = saidOf('Product: Roof bag | Capacity: 425 L | Includes: 6 straps, 6 door hooks, non-slip mat', 'de');
  expect(said).toContain('Fassungsvermögen: 425 l');
  const printed = lexiconOf('de')?.printed;
  for (const id of ['property.non-slip', 'part.strap']) expect(said).not.toContain(printed?.get(id));
  expect(said.join()).not.toContain('Türen');
});
