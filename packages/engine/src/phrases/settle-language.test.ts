import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { tellByTerms } from './settle-language.ts';

it('takes a short text for the pictures’ own language unless another one knows it better', () => {
  expect(tellByTerms('Minecraft. Amigurumi 15 cm', 'es')).toBe('es');
  expect(tellByTerms('Mike Wazowski. 20 cm', 'es')).toBe('es');
  expect(tellByTerms('Cosy dog bed', 'de')).toBe('en');
});

it('prints the name of such a text, and takes no surname for a pair of skis', () => {
  expect(chooseWords('Minecraft. Amigurumi 15 cm', 'es', null).name).toBe('Minecraft');
  expect(chooseWords('Mike Wazowski. 20 cm', 'es', null).name).toBe('Mike Wazowski');
  expect(chooseWords('Langlaufski, 190 cm', 'es', null).name).toBe('Esquís');
});

it('reads an English title in pictures of another language, though some of its words begin like others', () => {
  expect(tellByTerms('Pastille Vase', 'es')).toBe('en');
  expect(tellByTerms('Coro Tumblers', 'de')).toBe('en');
  expect(tellByTerms('Napoleon ROGUE XT 525 SIB Gas Grill\n4-burner', 'es')).toBe('en');
  // German writes nouns with a capital.
  expect(tellByTerms('Polygon 24" mountain bike', 'de')).toBe('en');
  expect(tellByTerms('Graues sofa', 'de')).toBe('de');
});

it('takes a model with letters of another language, and the sign of a diameter, for no Danish', () => {
  const nightstand = 'Wide Nightstand on Wheels\nIKEA BESTÅ unit, wood-tone frame';
  expect(chooseWords(nightstand, 'en', null).name).toBe('Wide Nightstand on Wheels');
  expect(chooseWords("Tollman's RAW Nordic Serving Bowl\nØ30 cm", 'en', null).name).toBe(
    "Tollman's RAW Nordic Serving Bowl",
  );
});

it('reads a Hebrew name with a longer one in Latin letters', () => {
  expect(chooseWords('סל Balcolore M\nלבן', 'en', null).name).toBe('Balcolore basket');
});
