import { expect, it } from 'vitest';
import { printFact } from './print-fact.ts';
import { readDates } from './read-dates.ts';

const printed = (text: string, from: string, to: string): (string | null)[] =>
  readDates(text, from).map((fact) => printFact(fact, to));

it.each([
  ['Garantía hasta marzo 2027', 'es', 'en', 'Warranty until 03/2027'],
  ['Gwarancja do 06.2026', 'pl', 'en', 'Warranty until 06/2026'],
  ['Garantisi 2026 Mayıs’a kadar', 'tr', 'en', 'Warranty until 05/2026'],
  ['الضمان حتى 2026/05', 'ar', 'en', 'Warranty until 05/2026'],
  ['保修到2026年5月', 'zh-Hans', 'en', 'Warranty until 05/2026'],
  ['Restgarantie bis 05/2026', 'de', 'en', 'Warranty until 05/2026'],
  ['Bouwjaar 2019', 'nl', 'de', 'Baujahr: 2019'],
  ['año 2022', 'es', 'en', 'Model year: 2022'],
  ['Cosecha 2025', 'es', 'de', 'Ernte 2025'],
  ['2025年産', 'ja', 'en', 'Harvest 2025'],
  ['lampada anni 70', 'it', 'en', 'From the 70s'],
  ['Original aus den 60er Jahren', 'de', 'fr', 'Années 60'],
  ['a 1980s radio', 'en', 'de', 'Aus den 80er-Jahren'],
])('reads when (%s)', (text, from, to, label) => {
  expect(printed(text, from, to)).toEqual([label]);
});

it.each(['Timer up to 60s', '2 years of warranty', 'Made for 2025 and later', 'Runs 80 minutes', 'Model 2000 W'])(
  'takes no time and no year for a date (%s)',
  (text) => {
    expect(readDates(text, 'en')).toEqual([]);
  },
);
