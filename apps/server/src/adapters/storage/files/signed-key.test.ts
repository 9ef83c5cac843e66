import { expect, test } from 'vitest';
import { isSigned, signKey } from './signed-key.ts';

const now = Date.UTC(2026, 10, 21, 13);
const hourMs = 60 * 60 * 1000;
const parse = (query: string) => {
  const params = new URLSearchParams(query);
  return { expires: Number(params.get('expires')), signature: params.get('signature') ?? '' };
};

test('holds for a day at least and a day and a half at most', () => {
  const { expires, signature } = parse(signKey('secret', 'a.jpg', now));
  expect(isSigned('secret', 'a.jpg', expires, signature, now + 24 * hourMs)).toBe(true);
  expect(isSigned('secret', 'a.jpg', expires, signature, now + 36 * hourMs)).toBe(false);
});

test('is good for its own key, time and secret only', () => {
  const { expires, signature } = parse(signKey('secret', 'a.jpg', now));
  expect(isSigned('secret', 'b.jpg', expires, signature, now)).toBe(false);
  expect(isSigned('secret', 'a.jpg', expires + 1, signature, now)).toBe(false);
  expect(isSigned('other', 'a.jpg', expires, signature, now)).toBe(false);
  expect(isSigned('secret', 'a.jpg', expires, signature.slice(1), now)).toBe(false);
});

test('stays the same within half a day, so that caches work', () => {
  const start = Date.UTC(2026, 10, 21, 12);
  expect(signKey('secret', 'a.jpg', start)).toBe(signKey('secret', 'a.jpg', start + 11 * hourMs));
});
