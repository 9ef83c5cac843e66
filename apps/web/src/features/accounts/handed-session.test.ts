// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { handOverHash, readHandedSession, spendHash } from './handed-session.ts';

const HASH = '#access_token=a.b-c&refresh_token=r%2B1&token_expires_at=1900000000';
beforeEach(() => window.history.replaceState({ idx: 3 }, '', '/'));

it('reads the session from Google’s redirect', () => {
  expect(readHandedSession(`${HASH}&return_to=%2Fmy-plan%3Fplan%3Dpro`)).toEqual({
    tokens: { access_token: 'a.b-c', refresh_token: 'r+1', token_expires_at: 1900000000 },
    returnTo: '/my-plan?plan=pro',
  });
});

it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/%09/elsewhere.example'])(
  'does not redirect to %j',
  (returnTo) => expect(readHandedSession(`${HASH}&return_to=${returnTo}`)?.returnTo).toBeNull(),
);

it.each(['', '#', '#access_token=a', '#access_token=a&refresh_token=r&token_expires_at=soon'])('ignores %j', (hash) =>
  expect(readHandedSession(hash)).toBeNull(),
);

it('removes the hash from the address at once, and returns it once', () => {
  window.history.replaceState({ idx: 3 }, '', `/${HASH}`);
  handOverHash();
  expect([window.location.hash, window.history.state]).toEqual(['', { idx: 3 }]);
  expect(spendHash()).toBe(HASH);
  expect(spendHash()).toBe('');
});

it('reads the address if nothing was handed over', () => {
  window.history.replaceState(null, '', `/auth/callback${HASH}`);
  expect(spendHash()).toBe(HASH);
  expect(window.location.href).toMatch(/\/auth\/callback$/);
});
