import { describe, expect, it } from 'vitest';
import { KINDS } from '../../goods/kinds.ts';
import { lexiconOf } from '../lexicon.ts';
import { CORPORA, isFigure, readCorpus } from './read-corpus.ts';

const [ours, aside] = [readCorpus('descriptions'), readCorpus('kept-aside')];

it('has three hundred descriptions in a dozen languages, a third of which nobody tunes by', () => {
  expect(ours.length + aside.length).toBeGreaterThanOrEqual(300);
  expect(aside.length).toBeGreaterThanOrEqual(100);
  expect(new Set(ours.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
});

describe.each(CORPORA.map((file) => [file, readCorpus(file)] as const))('%s', (_, corpus) => {
  it('marks existing terms and kinds, and leaves no mark in the texts', () => {
    const terms = lexiconOf('en')?.printed ?? new Map<string, string>();
    for (const { text, facts, forbidden, kinds, also } of corpus) {
      const ids = [...facts, ...forbidden].flatMap((fact) => fact.ids.flatMap((id) => id.split('+')));
      const besides = also.filter((id) => !isFigure(id)).flatMap((id) => id.split('+'));
      expect([...ids, ...besides].filter((id) => id !== '=' && !terms.has(id))).toEqual([]);
      expect(kinds.filter((kind) => !KINDS.has(kind))).toEqual([]);
      expect(text).not.toMatch(/\[\[|\]\]|\{\{|\}\}/u);
    }
  });
});
