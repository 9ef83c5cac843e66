import { WORD_ROLES, wordRoom, type WordRole } from '../identifiers.ts';
import type { ProposedWord, WordEdits } from '../model.ts';
import type { Words } from './choose-words.ts';

type Place = { read(words: Words): string | null; write(words: Words, text: string): Words };

/** Entry of a list; an index beyond its end appends. */
const nth = (list: 'features' | 'benefits' | 'steps' | 'trust', at: number): Place => ({
  read: (words) => words[list][at] ?? null,
  write: (words, text) => ({ ...words, [list]: words[list].toSpliced(at, 1, text) }),
});
const single = (key: 'headline' | 'line' | 'promise' | 'need'): Place => ({
  read: (words) => words[key] || null,
  write: (words, text) => ({ ...words, [key]: text }),
});

/** Where each text of a set is stored; applied in this order, so that a headline different from the name stays. */
const PLACES: Readonly<Record<WordRole, Place>> = {
  name: {
    read: ({ name }) => name,
    write: (words, name) => ({ ...words, name: name || null, headline: name || words.promise }),
  },
  headline: single('headline'),
  line: single('line'),
  promise: single('promise'),
  feature_1: nth('features', 0),
  feature_2: nth('features', 1),
  feature_3: nth('features', 2),
  feature_4: nth('features', 3),
  benefit_1: nth('benefits', 0),
  benefit_2: nth('benefits', 1),
  benefit_3: nth('benefits', 2),
  benefit_4: nth('benefits', 3),
  step_1: nth('steps', 0),
  step_2: nth('steps', 1),
  step_3: nth('steps', 2),
  need: single('need'),
  trust_1: nth('trust', 0),
  trust_2: nth('trust', 1),
  trust_3: nth('trust', 2),
  call: {
    read: ({ labels }) => labels.callToAction,
    write: (words, callToAction) => ({ ...words, labels: { ...words.labels, callToAction } }),
  },
};

/**
 * The words with the seller's edits applied. Without its own headline, the name is the headline. Emptied texts stay empty, and
 * their list closes up.
 */
export function editWords(words: Words, edits: WordEdits = {}): Words {
  const edited = WORD_ROLES.reduce((now, role) => {
    const text = edits[role]?.trim();
    return text === undefined ? now : PLACES[role].write(now, text);
  }, words);
  const closed = (list: readonly string[]): string[] => list.filter((text) => text !== '');
  const { features, benefits, steps, trust } = edited;
  return {
    ...edited,
    features: closed(features),
    benefits: closed(benefits),
    steps: closed(steps),
    trust: closed(trust),
  };
}

/** The words of a set by role, in the order in which a seller reads them. */
export const listWords = (words: Words): ProposedWord[] =>
  WORD_ROLES.map((role) => ({ role, proposed: PLACES[role].read(words), room: wordRoom(role, words.language) }));
