import { newOpaqueToken } from './opaque-token.ts';

/** With this prefix a browser accepts the cookie only from this host over https: no sibling host can plant one. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-sign-in' : 'sign-in');

/** The sign-in secret in `cookieHeader`; null without one of ours. */
export function readSignInCookie(cookieHeader: string | undefined, isSecure: boolean): string | null {
  const start = `${nameOf(isSecure)}=`;
  const values = (cookieHeader ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start));
  const value = values[0]?.slice(start.length) ?? '';
  return values.length === 1 && /^[\w-]{43}$/.test(value) ? value : null;
}

/**
 * The cookie that binds a sign-in to the browser that starts it. An existing secret is reused, so that two tabs may sign in.
 * `Lax` sends it with the provider's redirect.
 */
export function signInCookie(
  cookieHeader: string | undefined,
  { isSecure, maxAgeSeconds }: { isSecure: boolean; maxAgeSeconds: number },
): { browser: string; setCookie: string } {
  const browser = readSignInCookie(cookieHeader, isSecure) ?? newOpaqueToken().token;
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { browser, setCookie: `${nameOf(isSecure)}=${browser}; ${attributes}` };
}
