import { safeReturnTo } from '@vitrine/contract/return-to';

/** Log-in address for a page that needs a session; it returns to the page afterwards. */
export const loginAddress = (here: string): string => `/login?next=${encodeURIComponent(here)}`;

/** The local path in `next`, or null; anything else is refused. */
export const wantedPath = (search: URLSearchParams): string | null => safeReturnTo(search.get('next'));

/** Where to go after the log-in. */
export const pathAfterLogin = (search: URLSearchParams, otherwise = '/dashboard'): string =>
  wantedPath(search) ?? otherwise;

let farewell: string | null = null;

/** Where the next end of the session leads, instead of the log-in; null: to the log-in again. */
export function sayFarewellAt(path: string | null): void {
  farewell = path;
}

/** Where a page goes when its session ends. */
export const addressAfterSession = (here: string): string => farewell ?? loginAddress(here);
