import { expect, it } from 'vitest';
import { readSignInCookie, signInCookie } from './sign-in-cookie.ts';

const SECRET = 'a'.repeat(43);

it('is bound to this host over https, and is sent when the provider redirects back', () => {
  const { browser, setCookie } = signInCookie(undefined, { isSecure: true, maxAgeSeconds: 600 });
  expect(browser).toMatch(/^[\w-]{43}$/);
  expect(setCookie).toBe(`__Host-sign-in=${browser}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure`);
  expect(readSignInCookie(`language=fr; ${setCookie.split(';')[0]}`, true)).toBe(browser);
});

it('stays the same when a second tab starts too', () => {
  const again = signInCookie(`__Host-sign-in=${SECRET}`, { isSecure: true, maxAgeSeconds: 600 });
  expect(again.browser).toBe(SECRET);
});

it.each([
  ['nothing', undefined],
  ['a name without the prefix, which a sibling host could have set', `sign-in=${SECRET}`],
  ['two of them', `__Host-sign-in=${SECRET}; __Host-sign-in=${'b'.repeat(43)}`],
  ['a short one', '__Host-sign-in=a'],
  ['a longer name that ends in ours', `x__Host-sign-in=${SECRET}`],
  ['an attribute behind it', `__Host-sign-in=${SECRET} Path=/`],
])('is not read from %s', (_name, header) => {
  expect(readSignInCookie(header, true)).toBeNull();
  expect(signInCookie(header, { isSecure: true, maxAgeSeconds: 1 }).browser).not.toBe(SECRET);
});
