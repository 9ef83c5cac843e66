import { expect, it } from 'vitest';
import { emailAddress } from './accounts.contract.ts';

it('normalises the spellings of an address', () => {
  expect(
    ['kim@shop.example', ' Kim@Shop.Example\n', 'KIM@SHOP.EXAMPLE'].map((text) => emailAddress.parse(text)),
  ).toEqual(['kim@shop.example', 'kim@shop.example', 'kim@shop.example']);
});

it.each([
  ['a Kelvin sign for a k', '\u212Aim@shop.example'],
  ['a dotted I', '\u0130da@shop.example'],
  ['a full-width letter', '\uFF4Bim@shop.example'],
  ['a Cyrillic letter', 'k\u0456m@shop.example'],
  ['an invisible character', 'ki\u200Bm@shop.example'],
  ['two addresses', 'kim@shop.example,eve@shop.example'],
  ['a line of a header', 'kim@shop.example\nBcc: eve@shop.example'],
  ['a name before it', 'Kim <kim@shop.example>'],
  ['no address', 'kim'],
  ['too much', `${'k'.repeat(250)}@shop.example`],
])('refuses %s', (_name, text) => expect(emailAddress.safeParse(text).success).toBe(false));
