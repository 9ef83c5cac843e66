import { join } from 'node:path';
import { readOwnJson } from '../type/read-own-json.ts';

/**
 * What sellers write beside the product, as patterns by language (`shop-talk.json`): `*` is an open end of a word, `..` stands for up to four
 * words; in languages without spaces a pattern may stand anywhere.
 */
interface Lists {
  /** At the start of a text. */
  greetings: readonly string[];
  /** Openings of an offer: « selling my ». */
  sells: readonly string[];
  /** What introduces the reason for a sale. */
  because: readonly string[];
  /** A clause with one of these is not about the product. */
  talk: readonly string[];
}

/** A stretch of a text. */
export interface Stretch {
  start: number;
  end: number;
}

type Find = (text: string) => Stretch | null;

/** Each finds its first pattern in a text; greetings and openings only at its start, with the separators behind them. */
export interface ShopTalk {
  greeting: Find;
  opening: Find;
  because: Find;
  remark: Find;
}

const RUN_TOGETHER = new Set(['ja', 'zh-Hans', 'zh-Hant', 'th']);
const known = new Map<string, ShopTalk | null>();
let all: Record<string, Lists> | undefined;

/** The patterns of a language; null if there are none. */
export function shopTalkOf(language: string): ShopTalk | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  all ??= readOwnJson<Record<string, Lists>>(join(import.meta.dirname, 'shop-talk.json'));
  const lists = all[language];
  const finder = RUN_TOGETHER.has(language) ? anywhere : byWords;
  const talk =
    lists === undefined
      ? null
      : {
          greeting: atStart(lists.greetings, String.raw`[\s,!.。，、！:)]*`, language),
          opening: atStart(lists.sells, String.raw`[\s,:!：，、]*`, language),
          because: finder(lists.because),
          remark: finder(lists.talk),
        };
  known.set(language, talk);
  return talk;
}

const NOWHERE: Find = () => null;
const NO_LETTER_BEHIND = String.raw`(?![\p{L}\p{M}])`;

function atStart(patterns: readonly string[], behind: string, language: string): Find {
  if (patterns.length === 0) return NOWHERE;
  const end = RUN_TOGETHER.has(language) ? '' : NO_LETTER_BEHIND;
  return findBy(new RegExp(String.raw`^\s*(?:${sourcesOf(patterns)})${end}${behind}`, 'iu'));
}

const anywhere = (patterns: readonly string[]): Find =>
  patterns.length === 0 ? NOWHERE : findBy(new RegExp(sourcesOf(patterns), 'iu'));

const findBy =
  (pattern: RegExp): Find =>
  (text) => {
    const found = pattern.exec(text);
    return found === null ? null : { start: found.index, end: found.index + found[0].length };
  };

/** Letters by which a word's patterns are looked up: hundreds of alternatives at each character would take milliseconds. */
const KEY = 3;
const WORD_START = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu;

/** Patterns at the start of a word. */
function byWords(patterns: readonly string[]): Find {
  const groups = new Map<string, string[]>();
  for (const pattern of patterns) {
    const key = keyOf(pattern);
    groups.set(key, [...(groups.get(key) ?? []), pattern]);
  }
  const compiled = new Map(
    [...groups].map(([key, some]) => [key, new RegExp(`(?:${sourcesOf(some)})${NO_LETTER_BEHIND}`, 'iuy')] as const),
  );
  return (text) => {
    for (const { index } of text.matchAll(WORD_START)) {
      const start = text.slice(index, index + KEY).toLocaleLowerCase();
      for (let length = 1; length <= KEY; length++) {
        const pattern = compiled.get(start.slice(0, length));
        if (pattern === undefined) continue;
        pattern.lastIndex = index;
        const found = pattern.exec(text);
        if (found !== null) return { start: index, end: index + found[0].length };
      }
    }
    return null;
  };
}

const keyOf = (pattern: string): string => /^[\p{L}\p{M}\p{N}]{1,3}/u.exec(pattern)?.[0] ?? '';

/** As alternatives of a regular expression, the longest first. */
const sourcesOf = (patterns: readonly string[]): string =>
  patterns
    .toSorted((one, other) => other.length - one.length)
    .map((pattern) =>
      pattern
        .replaceAll(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
        .replaceAll(/\s*(?:\\\.){2,}\s*/gu, String.raw`(?:\s+[^\s.,;:!?]+){0,4}?\s+`)
        .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
        .replaceAll(/['’]/gu, "['’]")
        .replaceAll(' ', String.raw`\s+`),
    )
    .join('|');
