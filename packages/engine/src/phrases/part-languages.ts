import { countWords } from './count-text.ts';
import { linesOf, sentencesOf } from './split-description.ts';
import { settleLanguage, tellByTerms } from './settle-language.ts';
import { isClearlyIn, isInScriptOf, readsAs, tellLanguage } from './tell-language.ts';

/** The part of a description in one language. */
export interface LanguagePart {
  language: string;
  text: string;
}

/** With fewer words neighbouring languages cannot be distinguished. */
const LEAST_WORDS = 4;
const MOST_KANJI = 24;

/**
 * A description's sentences by language, the main one first: sellers append a second language to their own. A short ambiguous
 * text gets the language whose terms it uses, `expected` before English.
 */
export function partLanguages(text: string, expected: string): LanguagePart[] {
  const main = settleLanguage(text, expected) ?? tellByTerms(text, expected);
  const parts = new Map<string, string[]>([[main, []]]);
  for (const line of linesOf(text)) {
    const sentences = sentencesOf(line, main);
    const languages = sentences.map((sentence) => languageOf(sentence, main));
    const isWhole = languages.every((language) => language === languages[0]);
    const pieces = isWhole
      ? [{ language: languages[0] ?? main, text: line }]
      : sentences.map((sentence, i) => ({ language: languages[i]!, text: sentence }));
    for (const { language, text: piece } of pieces) parts.set(language, [...(parts.get(language) ?? []), piece]);
  }
  return [...parts].map(([language, lines]) => ({ language, text: lines.join('\n') }));
}

/** Whether a sentence has no letter of a Latin language's script. */
const isInOtherScript = (sentence: string, main: string): boolean =>
  isInScriptOf('a', main) && !isInScriptOf(sentence, main) && !/\p{Script=Latin}/u.test(sentence);

function languageOf(sentence: string, main: string): string {
  // « 保温6時間、保冷12時間 »: a short Japanese sentence may do without kana.
  if (main === 'ja' && sentence.length <= MOST_KANJI && isInScriptOf(sentence, main)) return main;
  // « Very good / 九成新 »: however short, it is no English.
  if (isInOtherScript(sentence, main)) return tellLanguage(sentence, main) ?? 'zh';
  if (countWords(sentence, main) < LEAST_WORDS || readsAs(sentence, main)) return main;
  const told = tellLanguage(sentence, main);
  return told !== null && told !== main && isClearlyIn(sentence, told, main) ? told : main;
}
