import { DEFAULT_STYLE_IDS, STYLE_IDS, type StyleId } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { choiceOf, FURTHER_STYLE_IDS, isWhole, readChoice } from './style-choice.ts';

const swapped: StyleId[] = [...DEFAULT_STYLE_IDS.slice(1), 'gift_presentation'];

it('has ten styles beside the usual twenty', () => {
  expect(FURTHER_STYLE_IDS).toHaveLength(10);
  expect(new Set([...DEFAULT_STYLE_IDS, ...FURTHER_STYLE_IDS])).toEqual(new Set(STYLE_IDS));
});

it('omits the usual ones, and lists others in display order', () => {
  expect(choiceOf(new Set(DEFAULT_STYLE_IDS.toReversed()))).toBeNull();
  expect(choiceOf(new Set(swapped.toReversed()))).toEqual(swapped);
});

it('makes a set of exactly twenty', () => {
  expect(isWhole(new Set(swapped))).toBe(true);
  expect(isWhole(new Set(swapped.slice(1)))).toBe(false);
  expect(isWhole(new Set(STYLE_IDS))).toBe(false);
});

it.each([
  ['nothing', null, null],
  ['a choice', swapped.toReversed(), swapped],
  ['the usual ones', DEFAULT_STYLE_IDS, null],
  ['too few', swapped.slice(1), null],
  ['a removed style', [...swapped.slice(1), 'oil_painting'], null],
])('reads a stored choice: %s', (_, kept, choice) => {
  expect(readChoice(kept)).toEqual(choice);
});
