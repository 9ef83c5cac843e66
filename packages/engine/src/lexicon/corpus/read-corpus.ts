import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A thing that a description says. */
export interface ExpectedFact {
  /** Words of the description. */
  words: string;
  /** Terms of the lexicon, any of which says it; « = » is a figure or a standard; none: nothing in the lexicon says it. */
  ids: string[];
}

/** A description with what it says. */
export interface Described {
  language: string;
  category: string;
  text: string;
  /** Null where the text names no product. */
  name: string | null;
  /** Kinds of goods, any of which it is; empty where none of ours is. */
  kinds: string[];
  /** What the name keeps in every language; null where it holds no name of its own. */
  brand: string | null;
  facts: ExpectedFact[];
  /** Terms and figures that are said as well, and may be printed or not. */
  also: string[];
  /** What no picture may say: words as typed, or with terms, those in any words of the lexicon. */
  forbidden: ExpectedFact[];
}

/** The files of descriptions: those that rules are made by, and those that were measured before any rule knew them. */
export const CORPORA = [
  'descriptions',
  'kept-aside',
  'kept-aside-second',
  'kept-aside-last',
  'fresh-mended',
  'fresh-apart',
  'market-mended',
  'market-apart',
  'market-last',
  'sellers-mended',
  'sellers-apart',
  'sellers-last',
  'sellers-fresh',
] as const;
export type CorpusName = (typeof CORPORA)[number];

const MARK = /\[\[(?<words>[^[\]|]*)(?:\|(?<ids>[^\]]*))?\]\]/gu;
const NAME = /\{\{(?<name>[^}|]*)(?:\|(?<kinds>[^}|]*))?(?:\|(?<brand>[^}]*))?\}\}/gu;
const listOf = (text = ''): string[] => text.split(',').filter((one) => one !== '');

/** « =250 ml »: a figure, and none of the lexicon's terms. */
export const isFigure = (id: string): boolean => id.length > 1 && id.startsWith('=');

/**
 * Descriptions with what they say marked in them: `{{the name|kinds|brand}}`, `[[words|term]]`, `[[words|=]]` for figures and
 * standards, `[[words]]` for what no lexicon knows; `term+part` where a material is a part's. `[[words|!]]` are words that no
 * picture may print, `[[words|!term]]` what none may say; a last line `% term,=250 ml` is what is true besides.
 */
export function readCorpus(file: CorpusName): Described[] {
  const blocks = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')
    .split(/^# /mu)
    .slice(1);
  return blocks.map(readBlock);
}

function readBlock(block: string): Described {
  const [head = '', ...all] = block.trim().split('\n');
  const lines = all.filter((line) => !line.startsWith('% '));
  const [language = '', category = ''] = head.split(' ');
  const marked = lines.join('\n');
  const bare = marked.replaceAll(MARK, (_, words: string) => words);
  const { name, kinds, brand } = Array.from(bare.matchAll(NAME))[0]?.groups ?? {};
  const said = Array.from(marked.matchAll(MARK), ({ groups }) => ({
    words: groups?.['words'] ?? '',
    ids: listOf(groups?.['ids']),
  }));
  const isForbidden = ({ ids }: ExpectedFact): boolean => ids[0]?.startsWith('!') ?? false;
  return {
    language,
    category,
    text: bare.replaceAll(NAME, (_, text: string) => text),
    name: name || null,
    kinds: listOf(kinds),
    brand: brand ?? null,
    facts: said.filter((one) => !isForbidden(one)),
    also: listOf(all.find((line) => line.startsWith('% '))?.slice(2)),
    forbidden: said
      .filter(isForbidden)
      .map(({ words, ids }) => ({ words, ids: listOf(ids.join(',').replaceAll('!', '')) })),
  };
}
