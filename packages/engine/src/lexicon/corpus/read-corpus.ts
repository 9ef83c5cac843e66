import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fact stated in a description. */
export interface ExpectedFact {
  /** Words of the description. */
  words: string;
  /** Lexicon terms, any of which expresses it; « = » is a figure or a standard; none: the lexicon cannot express it. */
  ids: string[];
}

/** A description with its facts. */
export interface Described {
  language: string;
  category: string;
  text: string;
  /** Null where the text names no product. */
  name: string | null;
  /** Accepted kinds of goods; empty if none of ours fits. */
  kinds: string[];
  /** The part of the name that stays in every language; null without one. */
  brand: string | null;
  facts: ExpectedFact[];
  /** Additional terms and figures that may be printed or not. */
  also: string[];
  /** Statements that no picture may make: words as typed or, with terms, in any words of the lexicon. */
  forbidden: ExpectedFact[];
}

/** The description files: those for tuning, and those measured before any rule knew them. */
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
  'shops-mended',
  'shops-apart',
] as const;
export type CorpusName = (typeof CORPORA)[number];

const MARK = /\[\[(?<words>[^[\]|]*)(?:\|(?<ids>[^\]]*))?\]\]/gu;
const NAME = /\{\{(?<name>[^}|]*)(?:\|(?<kinds>[^}|]*))?(?:\|(?<brand>[^}]*))?\}\}/gu;
const listOf = (text = ''): string[] => text.split(',').filter((one) => one !== '');

/** « =250 ml »: a figure without a lexicon term. */
export const isFigure = (id: string): boolean => id.length > 1 && id.startsWith('=');

/**
 * Descriptions with their facts marked in the text: `{{the name|kinds|brand}}`, `[[words|term]]`, `[[words|=]]` for figures and
 * standards, `[[words]]` for what no lexicon knows; `term+part` if a material belongs to a part. `[[words|!]]` are words that no
 * picture may print, `[[words|!term]]` statements that none may make; a last line `% term,=250 ml` is additionally true.
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
