/** Most redirects of a sign-in. */
const MAX_STEPS = 12;

/**
 * Acts as a person at the provider, in a separate browser: opens `page`, chooses the account `sub` (null: declines).
 * @returns the address to which the provider redirects
 */
export async function visitOpenIdProvider(page: string, sub: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(page);
  let next = new URL(page);
  let init: RequestInit = {};
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null && answer.status !== 200)
      throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
    // No redirect: the page with the accounts, whose forms post to itself.
    init = location === null ? { method: 'POST', body: new URLSearchParams(sub === null ? {} : { account: sub }) } : {};
    next = new URL(location ?? next, next);
    if (next.origin !== origin) return next;
  }
  throw new Error('the provider never sends the browser back');
}
