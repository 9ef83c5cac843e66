import { expect, it } from 'vitest';
import { isTotpCode } from './code-rules.ts';

it.each(['123456', ' 123 456 ', '123-456', '١٢٣٤٥٦', '\u2066123456\u2069'])('%j is a code', (typed) =>
  expect(isTotpCode(typed)).toBe(true),
);
it.each(['', '12345', '1234567', 'abcdef', '12345x'])('%j is not a code', (typed) =>
  expect(isTotpCode(typed)).toBe(false),
);
