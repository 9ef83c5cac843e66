import { countColumns, countWords } from './count-text.ts';
import { phrasesOf } from './index.ts';
import type { Phrases } from './phrases.ts';
import { partWith } from './part-with.ts';
import { clausesOf, linesOf, numberedStep, sentencesOf, strongPartsOf } from './split-description.ts';
import { tellLanguage } from './tell-language.ts';
import { tidyText } from './tidy-text.ts';

/** What a seller's description says, cut into pieces that fit a picture. Every piece is a stretch of the description. */
export interface ParsedDescription {
  /** The product's name, when the description opens with one. */
  name: string | null;
  /** Short facts: « 350 ml », « dishwasher safe ». At most 34 columns. */
  features: string[];
  /** Whole sentences, and the clauses of those that are too long. At most 72 columns. */
  thoughts: string[];
  /** Thoughts, and the facts of sentences that list some. At most 72 columns. */
  benefits: string[];
  /** Numbered lines. */
  steps: string[];
  /** The language it is written in, as far as it can be told. */
  language: string | null;
}

const MOST_FEATURE = 34;
const MOST_BENEFIT = 72;
const MOST_NAME = 44;
const MOST_NAME_WORDS = 6;
const MOST_STEP = 64;
const FACT_WORDS = 3;
/** « 350 ml », « 8 × 21 cm ». */
const FIGURE = /^\p{Nd}[\p{Nd}\s.,×x/-]*\s?[\p{L}\p{M}°%]{0,8}$/u;
/** What parts a name from what follows. */
const NAME_END =
  /^(.*?)(?:\s*(?:(?<!\p{Nd})[,،:]|[,،:](?!\p{Nd})|[，、：;；|｜؛]|——)\s*|\s+[-–—]\s+|\s*[.!。！।۔؟?？]?\s*$)/u;

/**
 * Reads a description in any of the engine's languages; where a short one does not tell its own, it is read as
 * `expected`.
 */
export function parseDescription(description: string, expected = 'en'): ParsedDescription {
  // Macs write « é » as two characters; letters and small words are known by one.
  const text = description.normalize('NFC');
  const lines = linesOf(text);
  const language = tellLanguage(text, expected);
  const phrases = phrasesOf(language ?? expected);
  const steps = lines.map(numberedStep).filter((step) => step !== null);
  const prose = lines.filter((line) => numberedStep(line) === null).flatMap((line) => sentencesOf(line, language));
  const { name, rest } = takeName(prose, phrases);
  const tidySteps = steps.map((step) => tidyText(step, language));
  return {
    name,
    features: unique(rest.flatMap(factsOf).filter((fact) => countColumns(fact) <= MOST_FEATURE)),
    thoughts: unique(rest.filter(({ isList }) => !isList).flatMap((one) => thoughtsOf(one, language))),
    benefits: unique(rest.flatMap((one) => (one.isList ? one.clauses.filter(isRoomy) : thoughtsOf(one, language)))),
    steps: unique(tidySteps.filter((step) => step.length > 1 && countColumns(step) <= MOST_STEP)),
    language,
  };
}

/** A sentence after the name. */
interface Sentence {
  text: string;
  clauses: string[];
  /** It lists facts: each clause stands for itself. Those of other sentences do not: « keeps basil, mint and thyme fresh ». */
  isList: boolean;
}

/** A name is the short opening before a comma, colon, dash or full stop, unless it reads like a sentence. */
function takeName(sentences: readonly string[], phrases: Phrases): { name: string | null; rest: Sentence[] } {
  const { code } = phrases.language;
  const [first = '', ...others] = sentences;
  const match = NAME_END.exec(first);
  const head = tidyText(match?.[1] ?? '', code);
  const remainder = first.slice(match?.[0].length ?? 0).trim();
  const rest = others.map((text) => sentenceOf(text, code));
  if (!isName(head, first, phrases)) return nameBeforeWith(first, rest, phrases);
  // What follows the name and a comma goes on listing.
  const listed = /[,،，、]\s*$/u.test(match?.[0] ?? '');
  return { name: head, rest: remainder ? [sentenceOf(remainder, code, listed), ...rest] : rest };
}

/** « Wireless headphones with 40 hours of battery and soft foam » is too long for a name, but begins with one. */
function nameBeforeWith(first: string, rest: Sentence[], phrases: Phrases): { name: string | null; rest: Sentence[] } {
  const { code } = phrases.language;
  const parted = partWith(first, code);
  const name = tidyText(parted?.name ?? '', code);
  if (!parted || /[,،;:.]/u.test(name) || !isName(name, first, phrases)) {
    return { name: null, rest: first ? [sentenceOf(first, code), ...rest] : rest };
  }
  const all = sentenceOf(parted.rest, code, true);
  const said = parted.standsAlone ? all : { ...all, clauses: all.clauses.filter((clause) => FIGURE.test(clause)) };
  return { name, rest: [said, ...rest] };
}

function sentenceOf(text: string, language: string, listed = false): Sentence {
  const clauses = clausesOf(text, language);
  return { text, clauses, isList: listed || isListOf(clauses, language) };
}

function isName(head: string, sentence: string, phrases: Phrases): boolean {
  const language = phrases.language.code;
  if (countColumns(head) < 2 || countColumns(head) > MOST_NAME || !/\p{L}/u.test(head)) return false;
  if (countWords(head, language) > (isUnspaced(head) ? 2 * MOST_NAME_WORDS : MOST_NAME_WORDS)) return false;
  if (/[?!؟？！]["”»」]?$/u.test(sentence)) return false;
  const lower = head.toLocaleLowerCase(language);
  const { notNames, sentenceEnds } = phrases;
  const opens = (word: string): boolean =>
    isUnspaced(word) ? lower.startsWith(word) : lower.split(/[\s\u00a0]+/u)[0] === word;
  return !notNames.some(opens) && !sentenceEnds.some((end) => lower.endsWith(end));
}

const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

/** The clauses of a list; of any other sentence itself, when it is a single clause, and the figures in it. */
function factsOf({ clauses, isList }: Sentence): string[] {
  return isList || clauses.length === 1 ? clauses : clauses.filter((clause) => FIGURE.test(clause));
}

/** A whole sentence when it is short enough, else those of its parts that can stand alone. */
function thoughtsOf({ text }: Sentence, language: string | null): string[] {
  const whole = tidyText(text, language);
  return (isRoomy(whole) ? [whole] : strongPartsOf(text, language)).filter(isRoomy);
}

const isRoomy = (text: string): boolean => countColumns(text) >= 4 && countColumns(text) <= MOST_BENEFIT;

/** Short pieces in a row are facts, not a thought: three of them, or two that are very short or hold a figure. */
function isListOf(clauses: readonly string[], language: string): boolean {
  if (clauses.length < 2 || clauses.some((clause) => countColumns(clause) > MOST_FEATURE)) return false;
  const isFact = (clause: string): boolean => /^\p{N}/u.test(clause) || countWords(clause, language) <= FACT_WORDS;
  return clauses.length > 2 || clauses.every(isFact) || clauses.some((clause) => /^\p{N}/u.test(clause));
}

function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLocaleLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
