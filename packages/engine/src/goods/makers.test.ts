import { expect, it } from 'vitest';
import { COMMON_WORDS } from '../phrases/common-words.ts';
import { findMaker, MAKERS } from './makers.ts';

it.each([
  ['Guitarra Fender', 'Fender'],
  ['Melissa-Badelatschen', 'Melissa'],
  ['DE’LONGHI Dedica', 'De’Longhi'],
  ['Kitchenaid köksmaskin', 'KitchenAid'],
  ["Macchina da caffè De'Longhi", "De'Longhi"],
  ['ヤマハギター', 'Yamaha'],
  ['سماعة مارشال', 'Marshall'],
])('finds who made it (%s)', (text, name) => {
  expect(findMaker(text)?.name).toBe(name);
});

it.each(['Case for Samsung phones', 'Hülle für Apple iPhone', 'Fenders of a boat', 'a nike of samothrace'])(
  'finds no maker in « %s »',
  (text) => {
    expect(findMaker(text)).toBeNull();
  },
);

it('lists each maker once, and no ordinary word', () => {
  expect(new Set(MAKERS).size).toBe(MAKERS.length);
  expect(MAKERS.filter((name) => COMMON_WORDS.has(name.toLocaleLowerCase()))).toEqual([]);
});

it('finds makers in Chinese and Hebrew letters', () => {
  expect(findMaker('技嘉 B550M DS3H 主板')?.name).toBe('Gigabyte');
  expect(findMaker('כוננית של איקאה')?.name).toBe('IKEA');
  expect(findMaker('סימנסקי')).toBeNull();
});
