import { expect, it } from 'vitest';
import { judgeWords } from './judge-words.ts';
import { readCorpus } from './read-corpus.ts';

const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;
const judgeAll = (pictures: (language: string) => string, file: 'descriptions' | 'kept-aside' = 'descriptions') => {
  const judged = readCorpus(file).map((described) => judgeWords(described, pictures(described.language)));
  return {
    recall: share(judged.flatMap(({ facts }) => facts.map(({ isSaid }) => isSaid))),
    precision: share(judged.flatMap(({ printed }) => printed.map(({ isTrue }) => isTrue))),
    names: share(judged.flatMap(({ name }) => (name === null ? [] : [name]))),
  };
};

it('keeps what is stated, and adds nothing, in its own language', () => {
  const { recall, precision, names } = judgeAll((language) => language);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(names).toBeGreaterThanOrEqual(0.9);
});

it('translates what is stated into another language', () => {
  const { recall, precision, names } = judgeAll((language) => (language === 'en' ? 'fr' : 'en'));
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(names).toBeGreaterThanOrEqual(0.95);
});

it('meets its goals on descriptions that nobody tunes by', () => {
  const own = judgeAll((language) => language, 'kept-aside');
  const carried = judgeAll((language) => (language === 'en' ? 'fr' : 'en'), 'kept-aside');
  expect([own.recall >= 0.85, own.precision >= 0.98, own.names >= 0.9]).toEqual([true, true, true]);
  expect([carried.recall >= 0.7, carried.precision >= 0.97, carried.names >= 0.9]).toEqual([true, true, true]);
});
