import { safeReturnTo } from '@vitrine/contract/return-to';

/** Where a page that needs a session sends those without: to the log-in, and back afterwards. */
export const loginAddress = (here: string): string => `/login?next=${encodeURIComponent(here)}`;

/** The path of this site that the address asks to go on to, or null; anything else is refused. */
export const wantedPath = (search: URLSearchParams): string | null => safeReturnTo(search.get('next'));

/** Where to go after the log-in. */
export const pathAfterLogin = (search: URLSearchParams, otherwise = '/dashboard'): string =>
  wantedPath(search) ?? otherwise;

let farewell: string | null = null;

/** Where those go whose session ends next, instead of the log-in; null: to the log-in again. */
export function sayFarewellAt(path: string | null): void {
  farewell = path;
}

/** Where a page that needs a session sends those whose session has just ended. */
export const addressAfterSession = (here: string): string => farewell ?? loginAddress(here);
