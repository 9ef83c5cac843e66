import type { ScriptTime } from '../lib/late-start.ts';

/** Addresses that the build prerenders in every language. */
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

/**
 * Of these, pages with forms: their script loads at once. The start page hydrates at the first input, the others after the first
 * paint.
 */
const FORMS: ReadonlySet<string> = new Set(['/login', '/signup', '/forgot-password']);

export const scriptTimeOf = (path: string): ScriptTime | 'at once' =>
  path === '/' ? 'hand' : FORMS.has(path) ? 'at once' : 'paint';

/** Of these, pages that search engines should skip. */
const UNLISTED: ReadonlySet<string> = new Set(['/landing-old', '/forgot-password']);

export const LISTED = PRERENDERED.filter((path) => !UNLISTED.has(path));

/** The not-found page: prerendered like the others, and sent for addresses without a route. */
export const NOT_FOUND = '/not-found';
