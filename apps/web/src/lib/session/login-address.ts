/** Where a page that needs a session sends those without: to the log-in, and back afterwards. */
export const loginAddress = (here: string): string => `/login?next=${encodeURIComponent(here)}`;

/** Where to go after the log-in. Only a path of this site counts; `//elsewhere` and `/\elsewhere` are other sites. */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
}
