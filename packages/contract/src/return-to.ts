/** Permitted characters of a path; no control character, space or backslash. Browsers drop some and turn others into slashes. */
const PATH = /^\/(?!\/)[\w.~!$&'()*+,;=:@%/?#[\]-]*$/;
const MAX_LENGTH = 500;

/**
 * The page after a sign-in: `text` if it is the path of a page of this site, else null. Anything that a browser could read as
 * another site (`//host`, `/\host`, a scheme, a dropped tab) or as an API call is refused.
 */
export function safeReturnTo(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.length > MAX_LENGTH || !PATH.test(text)) return null;
  const base = 'https://this.site';
  const address = URL.canParse(text, base) ? new URL(text, base) : null;
  const isPage = address?.origin === base && !/^\/+(api|dev)(\/|$)/i.test(decodedPath(address));
  return isPage && !decodedPath(address).startsWith('//') ? text : null;
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replaceAll('\\', '/');
  } catch {
    return '//';
  }
}
