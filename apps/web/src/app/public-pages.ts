import type { ScriptTime } from '../lib/late-start.ts';

/** Addresses whose HTML is made by the build, in every language. */
export const PRERENDERED = [
  '/',
  '/landing-old',
  '/gallery',
  '/public-gallery',
  '/pricing',
  '/ecommerce',
  '/results',
  '/faq',
  '/terms',
  '/privacy',
  '/refunds',
  '/login',
  '/signup',
  '/forgot-password',
] as const;

/** Of these, what is for doing something: its script is asked for at once. The start page sleeps until a hand shows itself, and the others until they are painted. */
const FORMS: ReadonlySet<string> = new Set(['/login', '/signup', '/forgot-password']);

export const scriptTimeOf = (path: string): ScriptTime | 'at once' =>
  path === '/' ? 'hand' : FORMS.has(path) ? 'at once' : 'paint';

/** Of these, what search engines need not know. */
const UNLISTED: ReadonlySet<string> = new Set(['/landing-old', '/forgot-password']);

export const LISTED = PRERENDERED.filter((path) => !UNLISTED.has(path));

/** The page of addresses that lead nowhere: made like the others, and sent where no route is. */
export const NOT_FOUND = '/not-found';
