import type { ProposedWords } from '@vitrine/contract';
import { type WordRole, WORD_ROLES, wordRoom } from '@vitrine/contract/limits';

/** The seller's own texts, replacing proposed ones. An empty text leaves its place on the pictures empty. */
export type OwnWords = Readonly<Partial<Record<WordRole, string>>>;

type Word = ProposedWords['words'][number];

/** Roles shown together, in display order. */
export const WORD_GROUPS = {
  main: ['name', 'headline', 'line', 'promise', 'call'],
  features: ['feature_1', 'feature_2', 'feature_3', 'feature_4'],
  benefits: ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'],
  steps: ['step_1', 'step_2', 'step_3'],
  trust: ['need', 'trust_1', 'trust_2', 'trust_3'],
} as const satisfies Record<string, readonly WordRole[]>;
export type WordGroup = keyof typeof WORD_GROUPS;

/** The texts after one was edited; a text equal to the proposal is not the seller's own. */
export function withWord(own: OwnWords, { role, proposed }: Pick<Word, 'role' | 'proposed'>, text: string): OwnWords {
  const { [role]: _before, ...others } = own;
  return text === (proposed ?? '') ? others : { ...others, [role]: text };
}

/** The texts without one, which returns to the proposal. */
export function withoutWord(own: OwnWords, role: WordRole): OwnWords {
  const { [role]: _before, ...others } = own;
  return others;
}

/** As sent: trimmed. Stored values of an older page may have any form. */
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
