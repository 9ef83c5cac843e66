import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countColumns } from '../phrases/count-text.ts';
import { PHRASES } from '../phrases/index.ts';
import { lexiconOf, type Terms } from './lexicon.ts';
import { DIMENSION_OF_TERM, DIMENSION_OF_UNIT } from './slots.ts';

const FOLDER = join(import.meta.dirname, 'languages');
const termsOf = (file: string): Terms => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Terms;
const files = readdirSync(FOLDER);
const english = termsOf('en.json');
const printed = (terms: Terms): [string, string][] =>
  Object.entries(terms).flatMap(([id, text]) => (id.startsWith('cue.') ? [] : [[id, text.split('|')[0]!]]));
/** Maximum columns of a callout's label, and a few more for languages without a shorter word. */
const MOST_COLUMNS = 40;
/** They contain a country, clothing sizes, and dates. */
const OTHER_SLOTS = new Set([
  'origin.country',
  'origin.decade',
  'origin.harvest',
  'origin.year',
  'measure.sizes',
  'service.warranty-until',
]);

/** Terms that every language has. */
const LEAST_TERMS = 802;
/** Languages with every term. */
const COMPLETE = new Set('ar cs de en es fr it ja ko nl pl pt ru sv tr zh-Hans'.split(' '));

it('has a file for every language of the pictures', () => {
  expect(files.toSorted()).toEqual(PHRASES.map(({ language }) => `${language.code}.json`).toSorted());
});

it('knows the dimension of every term with a figure, and of every unit', () => {
  const slots = printed(english).filter(([id, form]) => form.includes('{') && !OTHER_SLOTS.has(id));
  expect(slots.map(([id]) => id).toSorted()).toEqual(Object.keys(DIMENSION_OF_TERM).toSorted());
  const units = Object.keys(english).filter((id) => id.startsWith('unit.'));
  expect(units.toSorted()).toEqual(Object.keys(DIMENSION_OF_UNIT).toSorted());
});

describe.each(files)('%s', (file) => {
  const terms = termsOf(file);

  it('has the terms of English that it knows, in the same order, and all of them if many shops write it', () => {
    const isComplete = COMPLETE.has(file.replace('.json', ''));
    expect(Object.keys(terms)).toEqual(Object.keys(english).filter((id) => isComplete || id in terms));
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(LEAST_TERMS);
  });

  it('has a printable form for each, with a figure where English has one', () => {
    const slotOf = (form: string): string | undefined => /\{#?\}/u.exec(form)?.[0];
    const wrong = printed(terms).filter(
      ([id, form]) =>
        form.trim() === '' ||
        form !== form.trim() ||
        countColumns(form) > MOST_COLUMNS ||
        slotOf(form) !== slotOf(english[id]!.split('|')[0]!),
    );
    expect(wrong).toEqual([]);
  });

  it('recognises the forms that it prints', () => {
    const lexicon = lexiconOf(file.replace('.json', ''));
    expect(lexicon?.printed.size).toBe(printed(terms).length);
  });
});
