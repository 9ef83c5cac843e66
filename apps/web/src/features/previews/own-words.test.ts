import { WORD_ROLES } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { areTooLong, type OwnWords, WORD_GROUPS, wordsToSend, withoutWord, withWord } from './own-words.ts';

const NAME = { role: 'name', proposed: 'Blue mug' } as const;

it('shows every text of a set in one group', () => {
  expect(Object.values(WORD_GROUPS).flat().toSorted()).toEqual(WORD_ROLES.toSorted());
});

it('counts only texts that differ from the proposal as the seller’s own', () => {
  const own = withWord({ call: 'Look' }, NAME, 'Morning mug');
  expect(own).toEqual({ call: 'Look', name: 'Morning mug' });
  expect(withWord(own, NAME, 'Blue mug')).toEqual({ call: 'Look' });
  expect(withWord({}, { role: 'name', proposed: null }, '')).toEqual({});
  expect(withoutWord(own, 'name')).toEqual({ call: 'Look' });
});

it('sends emptied texts as empty, and drops those of an older page', () => {
  const kept = { name: '  Morning mug ', line: ' ', slogan: 'Gone' } as OwnWords;
  expect(wordsToSend(kept)).toEqual({ name: 'Morning mug', line: '' });
});

it('finds texts that would be cut off, in the language of the pictures', () => {
  expect(areTooLong({ name: 'x'.repeat(44) }, 'en')).toBe(false);
  expect(areTooLong({ name: 'x'.repeat(45) }, 'en')).toBe(true);
  expect(areTooLong({ name: '杯'.repeat(23) }, 'ja')).toBe(true);
  expect(areTooLong({ name: '👩‍🍳'.repeat(8) }, 'en')).toBe(false);
});
