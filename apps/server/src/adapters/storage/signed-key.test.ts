import { expect, test } from 'vitest';
import { isSigned, signKey } from './signed-key.ts';

const now = Date.UTC(2026, 10, 21, 13);
const hourMs = 60 * 60 * 1000;
const SIGNED = { key: 'a.jpg', session: 'one' };
const parse = (query: string) => {
  const params = new URLSearchParams(query);
  return { expires: Number(params.get('expires')), signature: params.get('signature') ?? '' };
};

test('is valid for a day at least and a day and a half at most', () => {
  const { expires, signature } = parse(signKey('secret', SIGNED, now));
  expect(isSigned('secret', SIGNED, expires, signature, now + 24 * hourMs)).toBe(true);
  expect(isSigned('secret', SIGNED, expires, signature, now + 36 * hourMs)).toBe(false);
});

test('is valid only for its own key, session, time and secret', () => {
  const { expires, signature } = parse(signKey('secret', SIGNED, now));
  expect(isSigned('secret', SIGNED, expires, signature, now)).toBe(true);
  expect(isSigned('secret', { ...SIGNED, key: 'b.jpg' }, expires, signature, now)).toBe(false);
  expect(isSigned('secret', { ...SIGNED, session: 'two' }, expires, signature, now)).toBe(false);
  expect(isSigned('secret', SIGNED, expires + 1, signature, now)).toBe(false);
  expect(isSigned('other', SIGNED, expires, signature, now)).toBe(false);
  expect(isSigned('secret', SIGNED, expires, signature.slice(1), now)).toBe(false);
});

test('stays the same within half a day, so that caches work', () => {
  const start = Date.UTC(2026, 10, 21, 12);
  expect(signKey('secret', SIGNED, start)).toBe(signKey('secret', SIGNED, start + 11 * hourMs));
});
