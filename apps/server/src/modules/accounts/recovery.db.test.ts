import type { Problem, Session, User } from '@vitrine/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLines, emails, emailTokens, sessions, users } from '../../database/schema.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../../testing/test-studio.ts';

const NEW_PASSWORD = 'a green kettle';
const MINUTE_MS = 60_000;
let counter = 0;
const newEmail = () => `forgetful-${(counter += 1)}@shop.example`;
const newAddress = () => `10.2.${(counter += 1)}.1`;
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('a forgotten password', (use) => {
  let test: TestStudio;
  beforeAll(async () => {
    test = await createTestStudio(use());
    await test.queue.work();
  });
  afterAll(() => test.close());

  const forget = (email: string, remoteAddress = newAddress()) =>
    test.ask('POST /api/auth/forgot-password', { payload: { email }, remoteAddress });
  const sentTo = async (email: string) => {
    const rows = await use().db.select().from(emails).where(eq(emails.to, email)).orderBy(emails.id);
    return rows.flatMap(({ links }) => links).filter((link) => link.includes('type=recovery'));
  };
  const recoveryToken = async (email: string, count = 1): Promise<string> => {
    await vi.waitFor(async () => expect(await sentTo(email)).toHaveLength(count), { timeout: 20_000, interval: 50 });
    return (await sentTo(email)).at(-1)?.split('token=')[1] ?? '';
  };
  const reset = (token: string, new_password = NEW_PASSWORD) =>
    test.ask('POST /api/auth/reset-password', { payload: { token, new_password } });
  const logIn = (email: string, password: string) => test.ask('POST /api/auth/login', { payload: { email, password } });
  const codeOf = async (answer: ReturnType<typeof reset>) => (await answer).json<Problem>().code;
  const goesOn = async (token: string) => (await test.ask('GET /api/auth/verify', { token })).statusCode === 200;

  it.each([undefined, false, true])('ends in a session that lasts as long as requested (%s)', async (remembered) => {
    const email = newEmail();
    await test.signUp(email);
    await forget(email);
    const payload = { token: await recoveryToken(email), new_password: NEW_PASSWORD, remember_me: remembered };
    const { user } = (await test.ask('POST /api/auth/reset-password', { payload })).json<Session>();
    const rows = await use().db.select().from(sessions).where(eq(sessions.userId, user.id));
    const row = rows.find(({ endedAt }) => endedAt === null);
    expect(row?.rememberMe).toBe(remembered === true);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * MINUTE_MS);
    expect(Math.round(days)).toBe(remembered === true ? 30 : 1);
  });

  it('is replaced once with the e-mail’s link; all other sessions end and the address is confirmed', async () => {
    const email = newEmail();
    const before = await test.signUp(email);
    const answer = await forget(` ${email.toUpperCase()}`);
    expect([answer.statusCode, answer.json()]).toEqual([202, { sent: true }]);
    const token = await recoveryToken(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const done = await reset(token);
    expect(done.statusCode).toBe(200);
    const session = done.json<Session>();
    expect(session.user).toMatchObject({ email, email_verified: true, credits_balance: 2, pending_credits: 0 });
    expect(await goesOn(session.access_token)).toBe(true);
    expect(await goesOn(before.access_token)).toBe(false);
    const refreshed = await test.ask('POST /api/auth/refresh', { payload: { refresh_token: before.refresh_token } });
    expect(refreshed.statusCode).toBe(401);
    expect(await codeOf(reset(token, 'a red kettle'))).toBe('invalid_token');
    expect((await logIn(email, PASSWORD)).statusCode).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    const lines = await use().db.select().from(auditLines).where(eq(auditLines.subject, session.user.id));
    expect(lines.map(({ actorId, action }) => [actorId, action])).toEqual([[session.user.id, 'password.reset']]);
  });

  it('is answered in the same way without an account, and no e-mail is sent', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await test.signUp(known);
    const answers = [await forget(known), await forget(unknown)];
    const shown = answers.map(({ statusCode, body, headers }) => {
      return [statusCode, body, { ...headers, date: null, 'x-request-id': null }];
    });
    expect(shown[0]).toEqual(shown[1]);
    await recoveryToken(known);
    expect(await use().db.select().from(emails).where(eq(emails.to, unknown))).toEqual([]);
  });

  it('has links that last an hour, are stored as hashes and end when one of them is used', async () => {
    const email = newEmail();
    const { user } = await test.signUp(email);
    await forget(email);
    const first = await recoveryToken(email);
    await forget(email);
    const second = await recoveryToken(email, 2);
    expect(second).not.toBe(first);
    const kept = JSON.stringify(await use().db.select().from(emailTokens));
    expect([first, second].filter((token) => kept.includes(token))).toEqual([]);
    expect((await reset(second)).statusCode).toBe(200);
    expect(await codeOf(reset(first))).toBe('invalid_token');
    await forget(email);
    const third = await recoveryToken(email, 3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * MINUTE_MS });
    expect(await codeOf(reset(third))).toBe('invalid_token');
    vi.useRealTimers();
    const rows = await use().db.select().from(emailTokens).where(eq(emailTokens.userId, user.id));
    expect(rows.filter(({ purpose }) => purpose === 'recover')).toHaveLength(3);
  });

  it('is reset once when the link is used three times at once', async () => {
    const email = newEmail();
    await test.signUp(email);
    await forget(email);
    const token = await recoveryToken(email);
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token, `${NEW_PASSWORD} ${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('and a confirmation have separate links: neither works for the other', async () => {
    const email = newEmail();
    await test.signUp(email);
    const confirmation = await test.mailedToken(email);
    await forget(email);
    const recovery = await recoveryToken(email);
    expect(await codeOf(reset(confirmation))).toBe('invalid_token');
    const confirmed = await test.ask('POST /api/auth/confirm', { payload: { token: recovery } });
    expect(confirmed.json<Problem>().code).toBe('invalid_token');
    expect((await test.ask('POST /api/auth/confirm', { payload: { token: confirmation } })).statusCode).toBe(200);
    expect((await reset(recovery)).statusCode).toBe(200);
  });

  it('is not replaced by a common one, and the link still works afterwards', async () => {
    const email = newEmail();
    await test.signUp(email);
    await forget(email);
    const token = await recoveryToken(email);
    const refused = await reset(token, 'Password123');
    expect([refused.statusCode, refused.json<Problem>().errors?.[0]?.field]).toEqual([422, 'new_password']);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('gives a first password to an account that had none', async () => {
    const email = newEmail();
    const { user } = await test.signUp(email);
    await use().db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    await forget(email);
    expect((await reset(await recoveryToken(email))).statusCode).toBe(200);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('can be requested five times an hour per account, known or not, with the time of the next try', async () => {
    const known = newEmail();
    await test.signUp(known);
    for (const email of [known, newEmail()]) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => forget(email)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        202, 202, 202, 202, 202, 429, 429,
      ]);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    }
  });

  describe('a known password', () => {
    const change = (token: string, options: object) =>
      test.ask('POST /api/auth/change-password', { token, ...options });
    const form = (current: string, wanted: string) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ current_password: current, new_password: wanted }).toString(),
    });

    it('is changed by its owner; other sessions end, and so do links to a new one', async () => {
      const email = newEmail();
      const here = await test.signUp(email);
      const there = (await logIn(email, PASSWORD)).json<Session>();
      await forget(email);
      const token = await recoveryToken(email);
      const answer = await change(here.access_token, form(PASSWORD, NEW_PASSWORD));
      expect([answer.statusCode, answer.json()]).toEqual([200, { changed: true }]);
      expect([await goesOn(here.access_token), await goesOn(there.access_token)]).toEqual([true, false]);
      expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
      expect(await codeOf(reset(token))).toBe('invalid_token');
      const me = (await test.ask('GET /api/auth/me', { token: here.access_token })).json<User>();
      const isOwn = and(eq(auditLines.subject, me.id), eq(auditLines.action, 'password.changed'));
      expect(await use().db.select().from(auditLines).where(isOwn)).toHaveLength(1);
      const told = await use().db.select().from(emails).where(eq(emails.to, email));
      expect(told).toHaveLength(3);
      expect(JSON.stringify(told)).not.toContain(NEW_PASSWORD);
    });

    it('is required for the change, with at most eight attempts', async () => {
      const session = await test.signUp(newEmail());
      const wrong = await change(session.access_token, {
        payload: { current_password: 'x', new_password: NEW_PASSWORD },
        locale: 'de',
      });
      expect([wrong.statusCode, wrong.json<Problem>()]).toMatchObject([
        422,
        { code: 'wrong_password', errors: [{ field: 'current_password', message: expect.stringMatching(/\.$/) }] },
      ]);
      const guesses = await Promise.all(
        Array.from({ length: 8 }, () => change(session.access_token, form('x', NEW_PASSWORD))),
      );
      expect(guesses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(7);
      const refused = await change(session.access_token, form(PASSWORD, NEW_PASSWORD));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    });

    it.each([
      [{ current_password: PASSWORD, new_password: 'short' }, 'new_password'],
      [{ current_password: PASSWORD, new_password: 'Password123' }, 'new_password'],
      [{ new_password: NEW_PASSWORD }, 'current_password'],
      [{ current_password: '', new_password: NEW_PASSWORD }, 'current_password'],
    ])('is not changed by %j', async (payload, field) => {
      const { access_token } = await test.signUp(newEmail());
      const answer = await change(access_token, { payload });
      expect([answer.statusCode, answer.json<Problem>().errors?.map((error) => error.field)]).toEqual([422, [field]]);
    });

    it('cannot confirm anything for an account without a password', async () => {
      const { access_token, user } = await test.signUp(newEmail());
      await use().db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
      const answer = await change(access_token, form('anything', NEW_PASSWORD));
      expect(answer.json<Problem>().code).toBe('wrong_password');
    });
  });
});
