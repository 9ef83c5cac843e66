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
  facts: ExpectedFact[];
}

const MARK = /\[\[(?<words>[^[\]|]*)(?:\|(?<ids>[^\]]*))?\]\]/gu;

/**
 * Descriptions with what they say marked in them: `{{the name}}`, `[[words|term]]`, `[[words|=]]` for figures and standards,
 * `[[words]]` for what no lexicon knows; `term+part` where a material is a part's.
 * @param file `descriptions` or `kept-aside`
 */
export function readCorpus(file: 'descriptions' | 'kept-aside'): Described[] {
  const blocks = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')
    .split(/^# /mu)
    .slice(1);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const [language = '', category = ''] = head.split(' ');
    const marked = lines.join('\n');
    const bare = marked.replaceAll(MARK, (_, words: string) => words);
    return {
      language,
      category,
      text: bare.replaceAll(/\{\{|\}\}/gu, ''),
      name: /\{\{(?<name>[^}]+)\}\}/u.exec(bare)?.groups?.['name'] ?? null,
      facts: Array.from(marked.matchAll(MARK), ({ groups }) => ({
        words: groups?.['words'] ?? '',
        ids: groups?.['ids']?.split(',') ?? [],
      })),
    };
  });
}
