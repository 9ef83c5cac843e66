import type { CallOut, Problem, Session, User } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { emails, refreshTokens, users } from '../../database/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let counter = 0;
const newEmail = () => `seller-${(counter += 1)}@shop.example`;

/** Sets the server's clock ahead; only the date is faked, timers run. */
const travel = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('accounts', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  const codeOf = async (...asked: Parameters<TestApp['ask']>) => {
    const answer = await test.ask(...asked);
    return [answer.statusCode, answer.json<Problem>().code];
  };
  const me = async (token: string) => (await test.ask('GET /api/auth/me', { token })).json<User>();
  const refresh = (token: string) => test.ask('POST /api/auth/refresh', { payload: { refresh_token: token } });
  const confirm = (token: string, from?: Session) =>
    test.ask('POST /api/auth/confirm', { payload: { token }, ...(from && { token: from.access_token }) });

  describe('sign-up', () => {
    it('starts a session with two pending credits and sends an e-mail', async () => {
      const email = newEmail();
      const answer = await test.ask('POST /api/auth/signup', {
        payload: { email: ` ${email.toUpperCase()} `, password: PASSWORD, full_name: 'Zoë', language: 'ar' },
      });
      expect(answer.statusCode).toBe(201);
      const session = answer.json<Session>();
      expect(session.user).toMatchObject({
        email,
        full_name: 'Zoë',
        language: 'ar',
        role: 'user',
        is_guest: false,
        has_password: true,
        plan: null,
        credits_balance: 0,
        pending_credits: 2,
        email_verified: false,
      });
      expect(session.token_expires_at).toBeGreaterThan(Date.now() / 1000);
      expect(await me(session.access_token)).toEqual(session.user);
      const [mail] = await use().db.select().from(emails).where(eq(emails.to, email));
      expect(mail?.html).toContain('dir="rtl"');
      expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/#type=signup&token=[\w-]{43}$/)]);
    });

    it('stores no password and no usable token', async () => {
      const email = newEmail();
      const session = await test.signUp(email);
      const mailed = await test.mailedToken(email);
      const [user] = await use().db.select().from(users).where(eq(users.email, email));
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const kept = JSON.stringify(await use().db.select().from(refreshTokens));
      expect(kept).not.toContain(session.refresh_token);
      expect(kept).not.toContain(mailed);
    });

    it('refuses an address that has an account, also for two simultaneous requests', async () => {
      const email = newEmail();
      const payload = { email, password: PASSWORD };
      const answers = await Promise.all([1, 2].map(() => test.ask('POST /api/auth/signup', { payload })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
      expect(await codeOf('POST /api/auth/signup', { payload })).toEqual([409, 'email_taken']);
      expect(await use().db.select().from(emails).where(eq(emails.to, email))).toHaveLength(1);
    });

    it.each([
      [{ email: 'nobody', password: PASSWORD }, 'email'],
      [{ email: 'a@b.example', password: 'short' }, 'password'],
      [{ email: 'a@b.example', password: 'x'.repeat(129) }, 'password'],
      [{ email: 'a@b.example', password: 'Password123' }, 'password'],
      [{ email: 'a@b.example', password: PASSWORD, language: 'xx' }, 'language'],
      [{ password: PASSWORD }, 'email'],
    ])('refuses %j and names the field', async (payload, field) => {
      const answer = await test.ask('POST /api/auth/signup', { payload, locale: 'es' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<Problem>().errors).toEqual([{ field, message: expect.stringMatching(/\.$/) }]);
      expect(answer.headers['content-language']).toBe('es');
    });

    it('reports an unconfirmed address in the requested language', async () => {
      const email = newEmail();
      const { access_token: token } = await test.signUp(email);
      const answer = await test.ask('GET /api/auth/me', { token, locale: 'de' });
      expect(answer.json<User>().verification_message).toMatch(new RegExp(`^Bestätigen Sie .+${email}`));
    });
  });

  describe('confirmation', () => {
    it.each([false, true])('keeps the length of the session (remember_me %s)', async (remember_me) => {
      const email = newEmail();
      await test.signUp(email);
      const payload = { token: await test.mailedToken(email), remember_me };
      const session = (await test.ask('POST /api/auth/confirm', { payload })).json<Session>();
      travel(2 * DAY_MS);
      expect((await refresh(session.refresh_token)).statusCode).toBe(remember_me ? 200 : 401);
    });

    it('makes the pending credits spendable once', async () => {
      const email = newEmail();
      await test.signUp(email);
      const token = await test.mailedToken(email);
      const answer = await confirm(token);
      expect(answer.statusCode).toBe(200);
      const { user, access_token } = answer.json<Session>();
      expect(user).toMatchObject({ credits_balance: 2, pending_credits: 0, email_verified: true });
      expect(user.verification_message).toBeNull();
      expect(await codeOf('POST /api/auth/confirm', { payload: { token } })).toEqual([400, 'invalid_token']);
      const ledger = await test.ask('GET /api/credits', { token: access_token, locale: 'fr' });
      expect(ledger.json<CallOut<'GET /credits'>>().items.map((line) => [line.cause, line.balance_after])).toEqual([
        ['email_confirmed', 2],
        ['signup_grant', 0],
      ]);
    });

    it('counts once when the link is opened twice at once', async () => {
      const email = newEmail();
      const session = await test.signUp(email);
      const token = await test.mailedToken(email);
      const answers = await Promise.all([1, 2, 3].map(() => confirm(token, session)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
      expect(await me(session.access_token)).toMatchObject({ credits_balance: 2, pending_credits: 0 });
    });

    it('from the session that opened the account keeps the password and all sessions', async () => {
      const email = newEmail();
      const session = await test.signUp(email);
      const login = () => test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } });
      const elsewhere = (await login()).json<Session>();
      const confirmed = (await confirm(await test.mailedToken(email), session)).json<Session>();
      expect(confirmed.user.has_password).toBe(true);
      for (const { access_token } of [session, elsewhere]) expect((await me(access_token)).email_verified).toBe(true);
      expect((await login()).statusCode).toBe(200);
    });

    it('from elsewhere locks out whoever opened the account with another person’s address', async () => {
      const email = newEmail();
      const thief = await test.signUp(email);
      const stranger = await test.signUp(newEmail());
      const token = await test.mailedToken(email);
      const owner = (await confirm(token, stranger)).json<Session>();
      expect(owner.user).toMatchObject({ id: thief.user.id, email_verified: true, has_password: false });
      expect((await me(owner.access_token)).credits_balance).toBe(2);
      expect((await test.ask('GET /api/auth/me', { token: thief.access_token })).statusCode).toBe(401);
      expect((await refresh(thief.refresh_token)).statusCode).toBe(401);
      const payload = { email, password: PASSWORD };
      expect((await test.ask('POST /api/auth/login', { payload })).statusCode).toBe(401);
      expect((await me(stranger.access_token)).email_verified).toBe(false);
    });

    it('is requested without a name, and names in e-mails contain no links or line breaks', async () => {
      const email = newEmail();
      const payload = { email, password: PASSWORD, full_name: 'Prize Winner' };
      const { access_token: token } = (await test.ask('POST /api/auth/signup', { payload })).json<Session>();
      const [mail] = await use().db.select().from(emails).where(eq(emails.to, email));
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Prize Winner');
      for (const name of ['See https://evil.example', 'evil.example', 'Ann\nPay now', 'x'.repeat(61)]) {
        const refused = await test.ask('POST /api/auth/signup', {
          payload: { ...payload, email: newEmail(), full_name: name },
        });
        expect([refused.statusCode, refused.json<Problem>().errors?.[0]?.field]).toEqual([422, 'full_name']);
        const change = await test.ask('PUT /api/user/profile', { payload: { full_name: name }, token });
        expect(change.statusCode).toBe(422);
      }
    });

    it('refuses an expired link and an unknown one', async () => {
      const email = newEmail();
      await test.signUp(email);
      const token = await test.mailedToken(email);
      travel(49 * 60 * MINUTE_MS);
      expect(await codeOf('POST /api/auth/confirm', { payload: { token } })).toEqual([400, 'invalid_token']);
      expect(await codeOf('POST /api/auth/confirm', { payload: { token: 'x' } })).toEqual([400, 'invalid_token']);
    });

    it('is sent again, with a limit, and each of the links works', async () => {
      const email = newEmail();
      const session = await test.signUp(email);
      const first = await test.mailedToken(email);
      const resend = () => test.ask('POST /api/auth/resend-verification', { token: session.access_token });
      expect((await resend()).json()).toEqual({ sent: true });
      const refused = await resend();
      expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const second = await test.mailedToken(email);
      expect(second).not.toBe(first);
      expect((await confirm(first, session)).statusCode).toBe(200);
      expect((await confirm(second, session)).statusCode).toBe(400);
      travel(5 * MINUTE_MS);
      expect((await resend()).statusCode).toBe(200);
      expect(await use().db.select().from(emails).where(eq(emails.to, email))).toHaveLength(2);
    });
  });

  describe('log-in', () => {
    it('starts a session only for the right password, without saying what was wrong', async () => {
      const email = newEmail();
      await test.signUp(email);
      const answer = await test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } });
      expect(answer.statusCode).toBe(200);
      const wrong = await test.ask('POST /api/auth/login', { payload: { email, password: 'wrong' } });
      const unknown = await test.ask('POST /api/auth/login', { payload: { email: newEmail(), password: 'wrong' } });
      expect([wrong.statusCode, wrong.json<Problem>().code]).toEqual([401, 'invalid_credentials']);
      expect(unknown.json()).toEqual(wrong.json());
    });

    it('blocks an address after many failures, and no other', async () => {
      const email = newEmail();
      await test.signUp(email);
      const tryOnce = (password: string, remoteAddress: string) =>
        test.ask('POST /api/auth/login', { payload: { email, password }, remoteAddress });
      const answers = await Promise.all(Array.from({ length: 12 }, () => tryOnce('wrong', '10.0.0.1')));
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(8);
      const refused = await tryOnce(PASSWORD, '10.0.0.1');
      expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect((await tryOnce(PASSWORD, '10.0.0.2')).statusCode).toBe(200);
    });

    it.each([
      [false, 1],
      [true, 30],
    ])('lasts with remember_me %s for %i days', async (remember_me, days) => {
      const email = newEmail();
      await test.signUp(email);
      const payload = { email, password: PASSWORD, remember_me };
      const session = (await test.ask('POST /api/auth/login', { payload })).json<Session>();
      travel(days * DAY_MS - MINUTE_MS);
      const refreshed = await refresh(session.refresh_token);
      expect(refreshed.statusCode).toBe(200);
      travel(2 * MINUTE_MS);
      expect((await refresh(refreshed.json<Session>().refresh_token)).statusCode).toBe(401);
    });
  });

  describe('a session', () => {
    it('is refreshed with a one-time token', async () => {
      const session = await test.signUp(newEmail());
      const next = (await refresh(session.refresh_token)).json<Session>();
      expect(next.refresh_token).not.toBe(session.refresh_token);
      expect(next.user).toEqual(session.user);
      expect((await test.ask('GET /api/auth/verify', { token: next.access_token })).json()).toEqual({ valid: true });
    });

    it('ends for every holder when a spent token is used again', async () => {
      const session = await test.signUp(newEmail());
      const next = (await refresh(session.refresh_token)).json<Session>();
      travel(21_000);
      expect(await codeOf('POST /api/auth/refresh', { payload: { refresh_token: session.refresh_token } })).toEqual([
        401,
        'session_expired',
      ]);
      expect((await refresh(next.refresh_token)).statusCode).toBe(401);
      expect(await codeOf('GET /api/auth/me', { token: next.access_token })).toEqual([401, 'session_expired']);
    });

    it('continues for two tabs that refresh at the same moment', async () => {
      const session = await test.signUp(newEmail());
      const answers = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const tokens = answers.map((answer) => answer.json<Session>().refresh_token);
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) expect((await refresh(token)).statusCode).toBe(200);
    });

    it('ends on the server when its user logs out; other devices stay logged in', async () => {
      const email = newEmail();
      const here = await test.signUp(email);
      const there = (
        await test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } })
      ).json<Session>();
      expect((await test.ask('POST /api/auth/logout', { token: here.access_token })).statusCode).toBe(204);
      expect(await codeOf('GET /api/auth/verify', { token: here.access_token })).toEqual([401, 'session_expired']);
      expect((await refresh(here.refresh_token)).statusCode).toBe(401);
      expect((await test.ask('GET /api/auth/verify', { token: there.access_token })).statusCode).toBe(200);
    });

    it('needs a new access token after 15 minutes', async () => {
      const session = await test.signUp(newEmail());
      travel(16 * MINUTE_MS);
      expect(await codeOf('GET /api/auth/me', { token: session.access_token })).toEqual([401, 'session_expired']);
      expect((await refresh(session.refresh_token)).statusCode).toBe(200);
    });

    it.each([undefined, 'nonsense', 'a.b.c'])('cannot be used with the token %s', async (token) => {
      const answer = await test.ask('GET /api/auth/me', token === undefined ? {} : { token });
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'unauthorized']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });
  });
});
