import { PHRASES } from './index.ts';
import type { Phrases } from './phrases.ts';

/** What a seller's description says, cut into pieces that fit a picture. Every piece is a stretch of the description. */
export interface ParsedDescription {
  /** The product's name, when the description opens with one. */
  name: string | null;
  /** Short facts: « 350 ml », « dishwasher safe ». At most 34 characters. */
  features: string[];
  /** Whole thoughts. At most 72 characters. */
  benefits: string[];
  /** Numbered lines. */
  steps: string[];
  /** The language it is written in, as far as it can be told. */
  language: string | null;
}

const MOST_FEATURE = 34;
const MOST_BENEFIT = 72;
const MOST_NAME = 44;
const MOST_STEP = 64;
const BULLET = /^\s*(?:[-–—•*·▪✓✔►]|\p{Extended_Pictographic}\uFE0F?)\s*/u;
const NUMBER = /^\s*[\d\u0660-\u0669\u06F0-\u06F9]{1,2}\s*[.):-]\s+/u;

/** Reads a description in any of the engine's languages. */
export function parseDescription(description: string): ParsedDescription {
  const lines = description
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);
  const language = languageOf(description);
  const phrases = PHRASES.find((one) => one.language.code === language);
  const steps = lines.filter((line) => NUMBER.test(line)).map((line) => tidy(line.replace(NUMBER, '')));
  const prose = lines.filter((line) => !NUMBER.test(line)).flatMap((line) => sentencesOf(line, language));
  const { name, rest } = takeName(prose, phrases);
  const pieces = rest.flatMap(piecesOfSentence);
  return {
    name,
    features: unique(pieces.filter((piece) => piece.length <= MOST_FEATURE)),
    benefits: unique(rest.flatMap(benefitsOf)),
    steps: unique(steps.filter((step) => step.length > 2 && step.length <= MOST_STEP)),
    language,
  };
}

/** The language whose small words occur most; the script decides for Arabic. Null when nothing can be told. */
export function languageOf(text: string): string | null {
  const words = text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return null;
  if (words.filter((word) => /\p{Script=Arabic}/u.test(word)).length > words.length / 2) return 'ar';
  const counts = PHRASES.map(({ language, commonWords }) => ({
    code: language.code,
    count: words.filter((word) => commonWords.includes(word)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count > second.count ? first.code : null;
}

function sentencesOf(line: string, language: string | null): string[] {
  const segmenter = new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' });
  // ICU lets a sentence go on over « . 30 day »: a figure and a small letter.
  return [...segmenter.segment(line.replace(BULLET, ''))]
    .flatMap(({ segment }) => segment.split(/(?<=[.!?])\s+(?=\d)/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A name is the short opening before a comma, colon, dash or full stop, unless it reads like a sentence. */
function takeName(sentences: readonly string[], phrases: Phrases | undefined): { name: string | null; rest: string[] } {
  const [first = '', ...others] = sentences;
  const match = /^(.*?)(?:\s*[,،:;|؛]\s*|\s+[-–—]\s+|\s*[.!؟?]?\s*$)/u.exec(first);
  const head = tidy(match?.[1] ?? '');
  const words = head.split(/\s+/u);
  const opening = words[0]?.toLocaleLowerCase() ?? '';
  const blocked = (phrases ? [phrases] : PHRASES).some((one) => one.notNames.includes(opening));
  const isName =
    head.length >= 2 && head.length <= MOST_NAME && words.length <= 6 && !blocked && !/[?!؟]$/u.test(first);
  if (!isName) return { name: null, rest: [...sentences] };
  const remainder = first.slice(match?.[0].length ?? 0).trim();
  return { name: head, rest: remainder ? [remainder, ...others] : others };
}

function piecesOfSentence(sentence: string): string[] {
  return sentence
    .split(/\s*[,،;؛•|]\s*|\s+[-–—]\s+/u)
    .map(tidy)
    .filter((piece) => piece.length > 2);
}

/** A whole sentence when it is short enough, else those of its clauses that are. */
function benefitsOf(sentence: string): string[] {
  const whole = tidy(sentence);
  const clauses = whole.length <= MOST_BENEFIT && !isList(whole) ? [whole] : piecesOfSentence(sentence);
  return clauses.filter((clause) => clause.length >= 4 && clause.length <= MOST_BENEFIT);
}

/** Three or more short pieces in a row are facts, not a thought. */
function isList(sentence: string): boolean {
  const pieces = piecesOfSentence(sentence);
  return pieces.length > 1 && pieces.every((piece) => piece.length <= MOST_FEATURE);
}

/** Without closing punctuation and pictograms, first letter large. */
function tidy(text: string): string {
  const bare = text
    .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^["'«»“”]+|["'«»“”.,;:،؛!]+$/gu, '')
    .trim();
  const [first = ''] = bare;
  return first.toLocaleUpperCase() + bare.slice(first.length);
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
