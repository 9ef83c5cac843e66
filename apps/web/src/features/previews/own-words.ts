import type { ProposedWords } from '@vitrine/contract';
import { type WordRole, WORD_ROLES, wordRoom } from '@vitrine/contract/limits';

/** What the seller wrote in the place of proposed words. An empty text keeps its place on the pictures empty. */
export type OwnWords = Readonly<Partial<Record<WordRole, string>>>;

type Word = ProposedWords['words'][number];

/** Roles that are read together, in the order in which they are shown. */
export const WORD_GROUPS = {
  main: ['name', 'headline', 'line', 'promise', 'call'],
  features: ['feature_1', 'feature_2', 'feature_3', 'feature_4'],
  benefits: ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'],
  steps: ['step_1', 'step_2', 'step_3'],
  trust: ['need', 'trust_1', 'trust_2', 'trust_3'],
} as const satisfies Record<string, readonly WordRole[]>;
export type WordGroup = keyof typeof WORD_GROUPS;

/** The words after one of them was written; what is proposed anyway is nothing of the seller's own. */
export function withWord(own: OwnWords, { role, proposed }: Pick<Word, 'role' | 'proposed'>, text: string): OwnWords {
  const { [role]: _before, ...others } = own;
  return text === (proposed ?? '') ? others : { ...others, [role]: text };
}

/** The words without one, which is as proposed again. */
export function withoutWord(own: OwnWords, role: WordRole): OwnWords {
  const { [role]: _before, ...others } = own;
  return others;
}

/** As they travel: trimmed. What a browser kept of an older page may hold anything. */
export const wordsToSend = (own: OwnWords): Partial<Record<WordRole, string>> =>
  Object.fromEntries(
    WORD_ROLES.flatMap((role) => {
      const text = own[role]?.trim();
      return text === undefined ? [] : [[role, text]];
    }),
  );

export const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Whether some would be cut off on a picture. */
export const areTooLong = (own: OwnWords, language: string): boolean =>
  WORD_ROLES.some((role) => lengthOf(own[role] ?? '') > wordRoom(role, language));
