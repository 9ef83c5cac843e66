import { join } from 'node:path';
import { findName, namesKind } from './find-name.ts';
import { isOfSeller } from './is-of-seller.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { readOwnJson } from '../type/read-own-json.ts';
import { withoutChatter } from './without-chatter.ts';

/** What sellers write beside the product, as patterns: `*` is an open end of a word, `..` stands for up to four words. */
interface ShopTalk {
  /** At the start of a text. */
  greetings: readonly string[];
  /** Openings of an offer: « selling my ». */
  sells: readonly string[];
  /** What introduces the reason for a sale. */
  because: readonly string[];
  /** A clause with one of these is not about the product. */
  talk: readonly string[];
}

interface Patterns {
  greetings: RegExp;
  sells: RegExp;
  because: RegExp;
  talk: RegExp;
}

const NEVER = /(?!)/u;
/** Languages whose words are not separated by spaces. */
const RUN_TOGETHER = new Set(['ja', 'zh-Hans', 'zh-Hant', 'th']);
const SENTENCE_END = /(?<=[!?\n。！？]|\.(?!\p{Nd}))/u;
/** Separators between clauses; between figures they are part of a number. */
const CLAUSE_END = /(?<=[;；]|(?<!\p{Nd})[,，、،]|[,，、،](?!\p{Nd}))|(?=\s[-–—]\s)/u;

const read = (): Record<string, ShopTalk> => readOwnJson(join(import.meta.dirname, 'shop-talk.json'));
let talks: Record<string, ShopTalk> | undefined;
const compiled = new Map<string, Patterns | null>();

function patternsOf(language: string): Patterns | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  talks ??= read();
  const talk = talks[language];
  const patterns =
    talk === undefined
      ? null
      : {
          greetings: compile(talk.greetings, language, '^\\s*', '[\\s,!.。，、！:)]*'),
          sells: compile(talk.sells, language, '^\\s*', '[\\s,:!：，、]*'),
          because: compile(talk.because, language),
          talk: compile(talk.talk, language),
        };
  compiled.set(language, patterns);
  return patterns;
}

function compile(patterns: readonly string[], language: string, before = '', after = ''): RegExp {
  if (patterns.length === 0) return NEVER;
  const longestFirst = patterns.toSorted((one, other) => other.length - one.length).map(sourceOf);
  const any = `(?:${longestFirst.join('|')})`;
  const whole = RUN_TOGETHER.has(language) ? any : `(?<![\\p{L}\\p{M}])${any}(?![\\p{L}\\p{M}])`;
  return new RegExp(before + whole + after, 'iu');
}

const sourceOf = (pattern: string): string =>
  pattern
    .replaceAll(/[.+?^${}()|[\]\\/]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\s*(?:\\\.){2,}\s*/gu, String.raw`(?:\s+[^\s.,;:!?]+){0,4}?\s+`)
    .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
    .replaceAll(/['’]/gu, "['’]")
    .replaceAll(' ', String.raw`\s+`);

/**
 * A text without greetings, the opening of an offer, the reason for it, and remarks to the buyer: no picture prints them. If only such a clause
 * names the product, the name alone stays.
 */
export function dropStory(text: string, language: string): string {
  const patterns = patternsOf(language);
  if (patterns === null) return text;
  const clauses = withoutOpening(text, patterns)
    .split(SENTENCE_END)
    .flatMap((sentence) => withoutReason(sentence, patterns, language).split(CLAUSE_END))
    .map((clause) => ({ clause, isTalk: patterns.talk.test(clause) }));
  if (!clauses.some(({ isTalk }) => isTalk)) return clauses.map(({ clause }) => clause).join('');
  const naming = clauses.findIndex(({ clause }) => namesKind(clause, language));
  const name = naming >= 0 && clauses[naming]!.isTalk ? nameAgain(clauses, naming, language) : null;
  const kept = clauses.map(({ clause, isTalk }, i) => {
    if (!isTalk) return clause;
    if (tellsMuch(clause, language)) return clause.replace(patterns.talk, ' ');
    const end = /\n+$/u.exec(clause)?.[0] ?? '';
    return i === naming && name !== null ? `${name}. ${end}` : end;
  });
  return kept.join('').replaceAll(/[,，、،;；]\s*(?=\n|$)/gu, '');
}

/** « Bluetooth speaker IPX7 20W free shipping »: a title contains more than its remark. */
const LEAST_TOLD = 2;
const BESIDE = new Set(['service', 'occasion', 'audience', 'use', 'condition']);
const tellsMuch = (clause: string, language: string): boolean =>
  readFacts(clause, language).filter(({ kind }) => !BESIDE.has(kind)).length >= LEAST_TOLD;

/** The name in a clause that is dropped, unless a later clause that stays names the same kind. */
function nameAgain(
  clauses: readonly { clause: string; isTalk: boolean }[],
  at: number,
  language: string,
): string | null {
  const found = findName(clauses[at]!.clause, language);
  const isNamedLater = clauses
    .slice(at + 1)
    .some(({ clause, isTalk }) => !isTalk && findName(clause, language)?.kind === found?.kind);
  return isNamedLater ? null : (found?.name ?? null);
}

/** A text that begins with what is offered. */
function withoutOpening(text: string, { greetings, sells }: Patterns): string {
  const told = text.replace(greetings, '');
  // The usual openings are removed where the name is read, together with the articles behind them.
  return withoutChatter(told) === told ? told.replace(sells, '') : told;
}

/** A sentence up to « because », if it tells why somebody sells. */
function withoutReason(sentence: string, { sells, because, talk }: Patterns, language: string): string {
  const found = because.exec(sentence);
  if (found === null || found.index === 0) return sentence;
  const [head, reason] = [sentence.slice(0, found.index), sentence.slice(found.index)];
  const isOwn = sells.test(head) || withoutChatter(head) !== head || talk.test(reason) || isOfSeller(reason, language);
  if (!isOwn) return sentence;
  return head.replace(/[\s,،，、(]+$/u, '') + (/[.!?。！？]?\s*$/u.exec(reason)?.[0] ?? '');
}
