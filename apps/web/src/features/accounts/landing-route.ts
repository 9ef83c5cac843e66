/**
 * Where the landing page redirects visitors from an e-mail or from Google; null: stay. Links carry data in the fragment, which
 * never reaches a server log.
 * @param hash with its `#`, as in `location.hash`
 * @param search with its `?`
 */
export function landingRoute(hash: string, search: string): string | null {
  const carried = new URLSearchParams(hash.slice(1));
  const type = carried.get('type');
  if (type === 'signup') return `/auth/confirm${hash}`;
  if (type === 'recovery') return `/reset-password${hash}`;
  if (type === null && carried.has('access_token')) return '/auth/callback';
  if (type === null && carried.has('second_step')) return '/second-step';
  return new URLSearchParams(search).has('error') ? '/login?error=oauth_failed' : null;
}
