/** Placeholder in built pages for the public address, which only the server knows; see the server's http/read-web-build.ts. */
const PLACEHOLDER = 'https://vitrine.invalid';

/** Where the site is reached, without a slash at the end: `https://vitrine.example`. */
export const PUBLIC_ORIGIN =
  typeof document === 'undefined' ? PLACEHOLDER : (document.documentElement.dataset['origin'] ?? PLACEHOLDER);
