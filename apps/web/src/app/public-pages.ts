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

/** Of these, what search engines need not know. */
const UNLISTED: ReadonlySet<string> = new Set(['/landing-old', '/forgot-password']);

export const LISTED = PRERENDERED.filter((path) => !UNLISTED.has(path));

/** The page of addresses that lead nowhere: made like the others, and sent where no route is. */
export const NOT_FOUND = '/not-found';
