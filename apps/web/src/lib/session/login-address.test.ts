import { expect, it } from 'vitest';
import { loginAddress, pathAfterLogin } from './login-address.ts';

const after = (next: string) => pathAfterLogin(new URLSearchParams({ next }));

it('leads back to where the visitor wanted to be', () => {
  const address = new URL(loginAddress('/job-status/1?x=y'), 'https://vitrine.example');
  expect(address.pathname).toBe('/login');
  expect(pathAfterLogin(address.searchParams)).toBe('/job-status/1?x=y');
});

it.each(['', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'leads to the dashboard instead of %j',
  (next) => expect(after(next)).toBe('/dashboard'),
);
