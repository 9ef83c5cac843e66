import { expect, it } from 'vitest';
import { PHRASES } from '../phrases/index.ts';
import { splitSyllables } from './split-syllables.ts';

it.each([
  ['de', 'Feuch|tig|keits|spei|che|rung'],
  ['de', 'Spül|ma|schi|nen|fest'],
  ['fi', 'Yksi|tyis|koh|dat'],
  ['el', 'πραγ|μα|τι|κό|τητα'],
  ['ru', 'энер|го|сбе|ре|же|ние'],
  ['en', 'Self-|water|ing'],
  // No two letters alone on a line.
  ['en', 'Morn|ing'],
  ['hu', 'fűszer|kert'],
  // Without patterns, whole.
  ['vi', 'nghiêngngả'],
])('%s: %s', (language, marked) => {
  expect(splitSyllables(marked.replaceAll('|', ''), language)).toEqual(marked.split('|'));
});

it('finds patterns for every alphabetic language with long words', () => {
  const alphabetic = PHRASES.filter(({ language }) => /^(?:Latn|Cyrl|Grek)$/u.test(scriptOf(language.code)));
  const whole = alphabetic.filter(
    ({ language }) => splitSyllables(LONG[scriptOf(language.code)] ?? '', language.code).length < 2,
  );
  // Vietnamese words are syllables.
  expect(whole.map(({ language }) => language.code)).toEqual(['vi']);
});

const LONG: Readonly<Record<string, string>> = {
  Latn: 'internationalisation',
  Cyrl: 'интернационализация',
  Grek: 'διεθνοποίηση',
};

function scriptOf(code: string): string {
  return new Intl.Locale(code).maximize().script ?? '';
}
