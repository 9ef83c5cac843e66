import { expect, it } from 'vitest';
import { printFact } from './print-fact.ts';
import { readDates } from './read-dates.ts';

const printed = (text: string, from: string, to: string): (string | null)[] =>
  readDates(text, from).map((fact) => printFact(fact, to));

it.each([
  ['Garantía hasta marzo 2027', 'es', 'en', 'Warranty until 03/2027'],
  ['Gwarancja do 06.2026', 'pl', 'en', 'Warranty until 06/2026'],
  ['Cosecha 2025', 'es', 'de', 'Ernte 2025'],
  ['2025年産', 'ja', 'en', 'Harvest 2025'],
  ['lampada anni 70', 'it', 'en', 'From the 70s'],
  ['Original aus den 60er Jahren', 'de', 'fr', 'Années 60'],
  ['a 1980s radio', 'en', 'de', 'Aus den 80er-Jahren'],
])('reads when (%s)', (text, from, to, label) => {
  expect(printed(text, from, to)).toEqual([label]);
});

it.each(['Timer up to 60s', '2 years of warranty', 'Made for 2025 and later', 'Runs 80 minutes'])(
  'takes no time and no year for one (%s)',
  (text) => {
    expect(readDates(text, 'en')).toEqual([]);
  },
);
