import { expect, it } from 'vitest';
import { landingRoute } from './landing-route.ts';

it.each([
  ['#access_token=a&refresh_token=r&token_expires_at=1', '', '/auth/callback'],
  ['#second_step=t&ways=totp&expires_at=1', '', '/second-step'],
  ['#type=signup&token=t', '', '/auth/confirm#type=signup&token=t'],
  ['#type=signup&access_token=a', '', '/auth/confirm#type=signup&access_token=a'],
  ['#type=recovery&token=t', '', '/reset-password#type=recovery&token=t'],
  ['', '?error=access_denied', '/login?error=oauth_failed'],
  ['', '?error=', '/login?error=oauth_failed'],
  ['#how-it-works', '?error=x', '/login?error=oauth_failed'],
])('%j %j leads to %j', (hash, search, route) => expect(landingRoute(hash, search)).toBe(route));

it.each([
  ['', ''],
  ['#how-it-works', '?utm_source=x'],
  ['#type=other&access_token=a', ''],
  ['#type=&access_token=a', ''],
  ['#my_access_token=a', '?errors=1'],
])('%j %j stays', (hash, search) => expect(landingRoute(hash, search)).toBeNull());
