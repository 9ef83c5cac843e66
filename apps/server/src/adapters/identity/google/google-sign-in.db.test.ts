import type { CallOut, Problem, Session, User } from '@vitrine/contract';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGoogleIdentity } from './create-google-identity.ts';
import { auditLines, signInFlows, users } from '../../../database/schema.ts';
import { type OpenIdProvider, type Person, startOpenIdProvider } from '../../../testing/start-openid-provider.ts';
import { codeOf, giveTotp } from '../../../testing/second-factors.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { visitOpenIdProvider } from '../../../testing/visit-openid-provider.ts';

const SITE = 'http://localhost:3000';
const REDIRECT_URI = `${SITE}/api/auth/google/callback`;

let google: OpenIdProvider;
beforeAll(async () => {
  google = await startOpenIdProvider({ redirectUris: [REDIRECT_URI] });
});
afterAll(() => google.stop());
afterEach(() => {
  vi.useRealTimers();
});

let counter = 0;
/** Somebody with a confirmed address at the provider. */
function newPerson(person: Person = {}): { sub: string; email: string } {
  counter += 1;
  const made = { email: `person-${counter}@shop.example`, email_verified: true, name: 'Zoë Müller', ...person };
  google.people.set(`sub-${counter}`, made);
  return { sub: `sub-${counter}`, email: made.email };
}

describeOnDatabase('signing in with Google', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use(), {
      identityProvider: createGoogleIdentity({ ...google, redirectUri: REDIRECT_URI }),
    });
  });
  afterAll(() => test.app.close());

  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const start = async (payload: object = {}, options: { token?: string; cookie?: string } = {}) => {
    const headers = options.cookie === undefined ? {} : { cookie: options.cookie };
    const answer = await test.ask('POST /api/auth/google/start', {
      payload,
      headers,
      ...(options.token && { token: options.token }),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { page: answer.json<{ url: string }>().url, cookie: cookieOf(answer) };
  };
  const comeBack = async (callback: URL, cookie?: string) => {
    const answer = await test.ask(`GET ${callback.pathname}${callback.search}`, {
      headers: cookie === undefined ? {} : { cookie },
    });
    expect(answer.statusCode).toBe(302);
    return new URL(String(answer.headers.location));
  };
  const tokensOf = (arrival: URL) =>
    Object.fromEntries(new URLSearchParams(arrival.hash.slice(1))) as Record<string, string>;
  const me = async (token = '') => (await test.ask('GET /api/auth/me', { token })).json<User>();
  const signIn = async (sub: string, options: { token?: string; return_to?: string } = {}) => {
    const { page, cookie } = await start(
      options.return_to === undefined ? {} : { return_to: options.return_to },
      options,
    );
    return comeBack(await visitOpenIdProvider(page, sub), cookie);
  };
  const signedIn = async (sub: string, options: { token?: string } = {}) => {
    const tokens = tokensOf(await signIn(sub, options));
    return { token: tokens['access_token'] ?? '', user: await me(tokens['access_token']) };
  };
  const failure = (arrival: URL) => [arrival.pathname, arrival.search, arrival.hash];
  const FAILED = ['/', '?error=sign_in_failed', ''];
  const usersWith = (email: string) => use().db.select().from(users).where(eq(users.email, email));
  const guest = async () => (await test.ask('POST /api/auth/guest')).json<Session>();
  const ledger = async (token: string) =>
    (await test.ask('GET /api/credits', { token }))
      .json<CallOut<'GET /credits'>>()
      .items.map((line) => [line.cause, line.balance_after]);

  it('creates an account with a confirmed address and spendable credits', async () => {
    const { sub, email } = newPerson({ email: 'Zoe.Mueller@Shop.Example' });
    const arrival = await signIn(sub, { return_to: '/generate?from=google' });
    expect(`${arrival.origin}${arrival.pathname}${arrival.search}`).toBe(`${SITE}/`);
    const tokens = tokensOf(arrival);
    expect(Object.keys(tokens)).toEqual(['access_token', 'refresh_token', 'token_expires_at', 'return_to']);
    expect(tokens['return_to']).toBe('/generate?from=google');
    expect(Number(tokens['token_expires_at'])).toBeGreaterThan(Date.now() / 1000);
    expect(await me(tokens['access_token'])).toMatchObject({
      email: email.toLowerCase(),
      full_name: 'Zoë Müller',
      email_verified: true,
      is_guest: false,
      has_password: false,
      credits_balance: 2,
      pending_credits: 0,
    });
    expect(await ledger(tokens['access_token'] ?? '')).toEqual([
      ['email_confirmed', 2],
      ['signup_grant', 0],
    ]);
  });

  it('asks for the second factor of an account that has one; a guest joins only after it', async () => {
    const { sub } = newPerson();
    const { user } = await signedIn(sub);
    const secret = await giveTotp(use().db, user.id);
    const { access_token: token } = await guest();
    const carried = tokensOf(await signIn(sub, { token, return_to: '/generate' }));
    expect(Object.keys(carried)).toEqual(['second_step', 'ways', 'expires_at', 'return_to']);
    expect(carried['ways']).toBe('totp');
    expect((await me(token)).is_guest).toBe(true);
    const payload = { token: carried['second_step'], proof: { code: codeOf(secret) } };
    const session = (await test.ask('POST /api/auth/second-step', { payload })).json<Session>();
    expect(session.user.id).toBe(user.id);
    expect((await test.ask('GET /api/auth/me', { token })).statusCode).toBe(401);
  });

  it('finds the same account again after its address changed', async () => {
    const { sub } = newPerson();
    const first = await signedIn(sub);
    google.people.set(sub, { email: 'moved@shop.example', email_verified: true });
    const second = await signedIn(sub);
    expect(second.user.id).toBe(first.user.id);
    expect(second.user).toMatchObject({ email: first.user.email, credits_balance: 2 });
  });

  it('lists the ways to sign in', async () => {
    expect((await test.ask('GET /api/auth/ways')).json()).toEqual({ google: true, passkeys: true });
    const without = await createTestApp(use());
    expect((await without.ask('GET /api/auth/ways')).json()).toEqual({ google: false, passkeys: true });
    expect((await without.ask('POST /api/auth/google/start', { payload: {} })).json<Problem>().code).toBe(
      'sign_in_unavailable',
    );
    expect((await without.ask('GET /api/auth/google')).headers.location).toBe(`${SITE}/?error=sign_in_unavailable`);
    await without.app.close();
  });

  it('starts from a plain link too, with state, nonce, PKCE and an HttpOnly cookie', async () => {
    const answer = await test.ask('GET /api/auth/google?return_to=%2Fgenerate&language=ar');
    expect(answer.statusCode).toBe(302);
    const page = new URL(String(answer.headers.location));
    expect(page.origin).toBe(google.issuer);
    const sent = Object.fromEntries(page.searchParams);
    expect(sent).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: REDIRECT_URI,
      ui_locales: 'ar',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sent[name]).toMatch(/^[\w-]{43}$/);
    expect(answer.headers['set-cookie']).toMatch(/^sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const arrival = await comeBack(await visitOpenIdProvider(page.href, newPerson().sub), cookieOf(answer));
    expect(tokensOf(arrival)['return_to']).toBe('/generate');
    const kept = JSON.stringify(await use().db.select().from(signInFlows));
    expect(kept).not.toContain(sent['state']);
  });

  it('redirects to no other site', async () => {
    const { sub } = newPerson();
    const arrival = await signIn(sub, { return_to: '//elsewhere.example' });
    expect(arrival.origin).toBe(SITE);
    expect(tokensOf(arrival)['return_to']).toBeUndefined();
  });

  describe('refuses', () => {
    const prepared = async (person = newPerson()) => {
      const { page, cookie } = await start();
      return { callback: await visitOpenIdProvider(page, person.sub), cookie, ...person };
    };

    it('an unknown state', async () => {
      const { callback, cookie, email } = await prepared();
      callback.searchParams.set('state', 'x'.repeat(43));
      expect(failure(await comeBack(callback, cookie))).toEqual(FAILED);
      expect(await usersWith(email)).toEqual([]);
    });

    it('a repeated callback, and one of two simultaneous ones', async () => {
      const { callback, cookie, email } = await prepared();
      const arrivals = await Promise.all([comeBack(callback, cookie), comeBack(callback, cookie)]);
      expect(arrivals.filter(({ hash }) => hash.includes('access_token='))).toHaveLength(1);
      expect(failure(await comeBack(callback, cookie))).toEqual(FAILED);
      expect(await usersWith(email)).toHaveLength(1);
    });

    it('another browser, which cannot use up the first one’s flow', async () => {
      const { callback, cookie } = await prepared();
      expect(failure(await comeBack(callback))).toEqual(FAILED);
      const { cookie: others } = await start();
      expect(failure(await comeBack(callback, others))).toEqual(FAILED);
      expect(tokensOf(await comeBack(callback, cookie))['access_token']).toBeDefined();
    });

    it('an answer for another nonce or another challenge', async () => {
      for (const name of ['nonce', 'code_challenge']) {
        const { page, cookie } = await start();
        const tampered = new URL(page);
        tampered.searchParams.set(name, 'A'.repeat(43));
        const callback = await visitOpenIdProvider(tampered.href, newPerson().sub);
        expect(failure(await comeBack(callback, cookie))).toEqual(FAILED);
      }
    });

    it('a changed code, and an answer of another issuer', async () => {
      for (const [name, value] of [
        ['code', 'x'.repeat(43)],
        ['iss', 'https://elsewhere.example'],
      ] as const) {
        const { callback, cookie } = await prepared();
        callback.searchParams.set(name, value);
        expect(failure(await comeBack(callback, cookie))).toEqual(FAILED);
      }
    });

    it('an expired flow', async () => {
      const { callback, cookie } = await prepared();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
      expect(failure(await comeBack(callback, cookie))).toEqual(FAILED);
    });

    it('a user who declines', async () => {
      const { page, cookie } = await start();
      const callback = await visitOpenIdProvider(page, null);
      expect(failure(await comeBack(callback, cookie))).toEqual(['/', '?error=access_denied', '']);
    });

    it.each([{ email_verified: false }, { email: 'no address' }])('an unverified address: %j', async (person) => {
      const { sub, email } = newPerson(person);
      expect(failure(await signIn(sub))).toEqual(['/', '?error=email_unverified', '']);
      expect(await usersWith(email)).toEqual([]);
    });

    it.each(['', '?state=a&state=b', '?code=x', '?error=server_error&state=x', '?state[]=1'])(
      'an invalid query: %j',
      async (search) => {
        const answer = await test.ask(`GET /api/auth/google/callback${search}`, {
          headers: { cookie: 'sign-in=x; sign-in=y' },
        });
        expect([answer.statusCode, answer.headers.location]).toEqual([302, `${SITE}/?error=sign_in_failed`]);
      },
    );
  });

  it('reports that the provider is down, and works again when it is back', async () => {
    const fresh = createGoogleIdentity({ ...google, redirectUri: REDIRECT_URI });
    const other = await createTestApp(use(), { identityProvider: fresh });
    const { page, cookie } = await start();
    const callback = await visitOpenIdProvider(page, newPerson().sub);
    await google.stop();
    expect((await other.ask('GET /api/auth/google')).headers.location).toBe(`${SITE}/?error=sign_in_unavailable`);
    const refused = await other.ask('POST /api/auth/google/start', { payload: {} });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([503, 'sign_in_unavailable']);
    expect(failure(await comeBack(callback, cookie))).toEqual(['/', '?error=sign_in_unavailable', '']);
    await google.start();
    expect(new URL(String((await other.ask('GET /api/auth/google')).headers.location)).origin).toBe(google.issuer);
    await other.app.close();
  });

  describe('an address that has an account', () => {
    it('is linked if it was confirmed here, and keeps its password and sessions', async () => {
      const { sub, email } = newPerson();
      const { access_token: own } = await test.signUp(email);
      const payload = { token: await test.mailedToken(email) };
      const confirmed = await test.ask('POST /api/auth/confirm', { payload, token: own });
      const { access_token: before, user } = confirmed.json<Session>();
      const { user: after } = await signedIn(sub);
      expect(after).toMatchObject({ id: user.id, credits_balance: 2 });
      expect((await me(before)).id).toBe(user.id);
      expect((await test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } })).statusCode).toBe(200);
    });

    it('is taken over if it was never confirmed: whoever opened it loses all access', async () => {
      const { sub, email } = newPerson();
      const trap = await test.signUp(email);
      const mailed = await test.mailedToken(email);
      const { user } = await signedIn(sub);
      expect(user).toMatchObject({
        id: trap.user.id,
        email_verified: true,
        credits_balance: 2,
        pending_credits: 0,
        full_name: 'Zoë Müller',
      });
      expect((await test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } })).statusCode).toBe(401);
      expect((await test.ask('GET /api/auth/me', { token: trap.access_token })).statusCode).toBe(401);
      const refresh = await test.ask('POST /api/auth/refresh', { payload: { refresh_token: trap.refresh_token } });
      expect(refresh.statusCode).toBe(401);
      expect((await test.ask('POST /api/auth/confirm', { payload: { token: mailed } })).statusCode).toBe(400);
      const audit = await use().db.select().from(auditLines).where(eq(auditLines.subject, user.id));
      expect(audit.map(({ action }) => action)).toEqual(['account.taken_over', 'identity.linked']);
    });
  });

  describe('a guest', () => {
    it('becomes the new account, and other holders of the guest’s tokens lose access', async () => {
      const before = await guest();
      const { sub, email } = newPerson();
      const { user, token } = await signedIn(sub, { token: before.access_token });
      expect(user).toMatchObject({ id: before.user.id, email, is_guest: false, credits_balance: 2 });
      expect((await test.ask('GET /api/auth/me', { token: before.access_token })).statusCode).toBe(401);
      expect((await test.ask('GET /api/auth/me', { token })).statusCode).toBe(200);
    });

    it('is told when the guest session has ended, so that nothing is lost unnoticed', async () => {
      const answer = await test.ask('POST /api/auth/google/start', { payload: {}, token: 'nonsense' });
      expect(answer.statusCode).toBe(401);
    });

    it('joins an existing account', async () => {
      const { sub } = newPerson();
      const account = await signedIn(sub);
      const before = await guest();
      const after = await signedIn(sub, { token: before.access_token });
      expect(after.user.id).toBe(account.user.id);
      expect((await test.ask('GET /api/auth/me', { token: before.access_token })).statusCode).toBe(401);
      const { rows } = (await use().db.execute(
        sql`select count(*)::int as count from users where id = ${before.user.id}`,
      )) as { rows: { count: number }[] };
      expect(rows[0]?.count).toBe(1);
    });
  });

  it('logs why a sign-in failed, and never a secret', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const identityProvider = createGoogleIdentity({ ...google, redirectUri: REDIRECT_URI });
    const logged = await createTestApp(use(), { identityProvider, logger });
    const begun = await logged.ask('POST /api/auth/google/start', { payload: {} });
    const { sub } = newPerson();
    const callback = await visitOpenIdProvider(begun.json<{ url: string }>().url, sub);
    const asked = `GET ${callback.pathname}${callback.search}`;
    const arrival = await logged.ask(asked, { headers: { cookie: cookieOf(begun) } });
    await logged.ask(asked, { headers: { cookie: cookieOf(begun) } });
    const tampered = new URL(
      (await logged.ask('POST /api/auth/google/start', { payload: {} })).json<{ url: string }>().url,
    );
    const denied = `state=${tampered.searchParams.get('state')}&error=bad%0Aline`;
    await logged.ask(`GET ${callback.pathname}?${denied}`, { headers: { cookie: cookieOf(begun) } });
    const tokens = tokensOf(new URL(String(arrival.headers.location)));
    const log = lines.join('');
    expect(log).toContain('sign-in failed');
    expect(log).toContain('invalid_token');
    const secrets = [
      tokens['access_token'],
      tokens['refresh_token'],
      callback.searchParams.get('code'),
      callback.searchParams.get('state'),
      cookieOf(begun).split('=')[1],
      google.clientSecret,
    ];
    for (const secret of secrets) expect(log).not.toContain(secret ?? 'missing');
    expect(secrets).not.toContain(undefined);
    await logged.app.close();
  });

  it('creates one account for a person who signs in in two tabs at once', async () => {
    const { sub, email } = newPerson();
    const first = await start();
    const second = await start({}, { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    const callbacks = await Promise.all([first, second].map(({ page }) => visitOpenIdProvider(page, sub)));
    const arrivals = await Promise.all(callbacks.map((callback) => comeBack(callback, first.cookie)));
    expect(arrivals.map((arrival) => 'access_token' in tokensOf(arrival))).toEqual([true, true]);
    expect(await usersWith(email)).toHaveLength(1);
  });
});
