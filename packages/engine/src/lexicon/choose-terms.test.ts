import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const idsOf = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);

it('takes a wallet that blocks RFID for no protection from theft, and nickel for no allergy', () => {
  expect(idsOf('Wallet, RFID blocking', 'en')).toEqual(['property.rfid-blocking']);
  expect(idsOf('Ohrringe, nickelfrei', 'de')).toEqual(['property.nickel-free']);
});

it('takes counted pens for no felt', () => {
  expect(idsOf('Coffret de 12 feutres', 'fr')).not.toContain('material.felt');
  expect(idsOf('Pantoufles en feutre', 'fr')).toContain('material.felt');
});
