import { expect, it } from 'vitest';
import { addressAfterSession, loginAddress, pathAfterLogin, sayFarewellAt } from './login-address.ts';

const after = (next: string) => pathAfterLogin(new URLSearchParams({ next }));

it('leads back to the requested page', () => {
  const address = new URL(loginAddress('/job-status/1?x=y'), 'https://vitrine.example');
  expect(address.pathname).toBe('/login');
  expect(pathAfterLogin(address.searchParams)).toBe('/job-status/1?x=y');
});

it.each([
  '',
  'dashboard',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '\t//elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '//',
  'javascript:alert(1)',
])('leads to the dashboard instead of %j', (next) => expect(after(next)).toBe('/dashboard'));

it.each(['/generate', '/job-status/1?a=b#c', '/my-plan?plan=pro'])('keeps %j', (next) =>
  expect(after(next)).toBe(next),
);

it('leads to the log-in when a session ends, unless the page says goodbye', () => {
  expect(addressAfterSession('/account')).toBe('/login?next=%2Faccount');
  sayFarewellAt('/goodbye');
  expect(addressAfterSession('/account')).toBe('/goodbye');
  sayFarewellAt(null);
  expect(addressAfterSession('/account')).toBe('/login?next=%2Faccount');
});
