import { newOpaqueToken } from './opaque-token.ts';

/** With this prefix a browser takes a cookie from this very host over https only: no neighbouring host can plant one. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-sign-in' : 'sign-in');

/** The secret of the browser that sent `cookieHeader`; null when it has none of ours. */
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
 * The cookie that binds a sign-in to the browser that begins it. A browser keeps the secret it has: two tabs may sign in.
 * `Lax` lets it come along when the provider sends the browser back.
 */
export function signInCookie(
  cookieHeader: string | undefined,
  { isSecure, maxAgeSeconds }: { isSecure: boolean; maxAgeSeconds: number },
): { browser: string; setCookie: string } {
  const browser = readSignInCookie(cookieHeader, isSecure) ?? newOpaqueToken().token;
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { browser, setCookie: `${nameOf(isSecure)}=${browser}; ${attributes}` };
}
