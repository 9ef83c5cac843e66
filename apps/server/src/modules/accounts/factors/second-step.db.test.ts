import type { AuthEvent, CallOut, Entry, Problem, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, emails, recoveryCodes, sessions, signInSteps, totpFactors } from '../../../database/schema.ts';
import { newId } from '../../../database/new-id.ts';
import { codeOf } from '../../../testing/second-factors.ts';
import { newConfirmed, newProtected, type Protected, stepOf } from '../../../testing/second-step.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { cleanUp } from '../clean-up.ts';
import { insertEmailToken } from '../email-tokens.repository.ts';
import { newOpaqueToken } from '../opaque-token.ts';

describeOnDatabase('the second step of a sign-in', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  const logIn = (email: string, more: object = {}) =>
    test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD }, ...more });
  const beginLogIn = async (email: string) => stepOf((await logIn(email)).json<Entry>());
  const takeStep = (token: string, proof: object) =>
    test.ask('POST /api/auth/second-step', { payload: { token, proof } });
  const codeIn = async (answer: ReturnType<typeof takeStep>) => (await answer).json<Problem>().code;
  const openSessions = async ({ session }: Protected) => {
    const { items } = (await test.ask('GET /api/auth/sessions', { token: session.access_token })).json<{
      items: unknown[];
    }>();
    return items.length;
  };
  const eventsOf = async ({ session }: Pick<Protected, 'session'>) => {
    const { items } = (await test.ask('GET /api/auth/events', { token: session.access_token })).json<{
      items: AuthEvent[];
    }>();
    return items.map(({ kind }) => kind);
  };
  const mailsTo = (email: string) => use().db.select().from(emails).where(eq(emails.to, email)).orderBy(emails.id);
  const mailedTokenOf = async (userId: string, purpose: 'confirm' | 'recover') => {
    const { token, tokenHash } = newOpaqueToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await insertEmailToken(use().db, { id: newId(), userId, purpose, tokenHash, expiresAt, createdAt: new Date() });
    return token;
  };

  it('precedes the session, which lasts as long as requested', async () => {
    const account = await newProtected(test);
    const payload = { email: account.email, password: PASSWORD, remember_me: true };
    const entry = (await test.ask('POST /api/auth/login', { payload })).json<Entry>();
    expect(entry).toEqual({
      second_step: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        ways: ['totp', 'recovery_code'],
        expires_at: expect.any(Number),
      },
    });
    const token = stepOf(entry);
    expect((await test.ask('GET /api/auth/me', { token })).statusCode).toBe(401);
    expect((await test.ask('POST /api/auth/refresh', { payload: { refresh_token: token } })).statusCode).toBe(401);
    const done = await takeStep(token, { code: codeOf(account.secret, 1) });
    expect(done.statusCode).toBe(200);
    const { user, access_token } = done.json<Session>();
    expect(user.email).toBe(account.email);
    expect((await test.ask('GET /api/auth/me', { token: access_token })).statusCode).toBe(200);
    const rows = await use().db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows.filter(({ rememberMe }) => rememberMe)).toHaveLength(1);
    expect((await eventsOf(account))[0]).toBe('logged_in');
    expect(await codeIn(takeStep(token, { code: codeOf(account.secret, 2) }))).toBe('second_step_over');
  });

  describe('is never skipped:', () => {
    let account: Protected;
    beforeAll(async () => {
      account = await newProtected(test);
    });

    it('a log-in that merges a guest, which joins only with the second step', async () => {
      const guest = (await test.ask('POST /api/auth/guest')).json<Session>();
      const step = stepOf((await logIn(account.email, { token: guest.access_token })).json<Entry>());
      const asGuest = () => test.ask('GET /api/auth/me', { token: guest.access_token });
      expect((await asGuest()).json<Session['user']>().is_guest).toBe(true);
      await takeStep(step, { code: '000000' });
      expect((await asGuest()).statusCode).toBe(200);
      expect((await takeStep(step, { recovery_code: account.recoveryCodes[9] })).statusCode).toBe(200);
      expect((await asGuest()).statusCode).toBe(401);
    });

    it('the confirmation link of an e-mail, opened in a session of the account', async () => {
      const before = await openSessions(account);
      const payload = { token: await mailedTokenOf(account.session.user.id, 'confirm') };
      const answer = await test.ask('POST /api/auth/confirm', { payload, token: account.session.access_token });
      const step = stepOf(answer.json<Entry>());
      expect(await openSessions(account)).toBe(before);
      const done = await takeStep(step, { recovery_code: account.recoveryCodes[0] });
      expect(done.json<Session>().user.email).toBe(account.email);
    });

    it('the recovery link of an e-mail, which removes no factor', async () => {
      const payload = { token: await mailedTokenOf(account.session.user.id, 'recover'), new_password: PASSWORD };
      const step = stepOf((await test.ask('POST /api/auth/reset-password', { payload })).json<Entry>());
      const done = await takeStep(step, { recovery_code: account.recoveryCodes[1] });
      expect(done.json<Session>().user.email).toBe(account.email);
      stepOf((await logIn(account.email)).json<Entry>());
    });

    it('a sign-up, with the same address', async () => {
      const payload = { email: account.email, password: PASSWORD };
      expect((await test.ask('POST /api/auth/signup', { payload })).json<Problem>().code).toBe('email_taken');
      const guest = (await test.ask('POST /api/auth/guest')).json<Session>();
      const upgraded = await test.ask('POST /api/auth/guest/upgrade', { payload, token: guest.access_token });
      expect(upgraded.json<Problem>().code).toBe('email_taken');
    });
  });

  it('a new password ends unfinished sign-ins with the old one', async () => {
    const account = await newProtected(test);
    const step = await beginLogIn(account.email);
    const payload = { token: await mailedTokenOf(account.session.user.id, 'recover'), new_password: 'a red teapot' };
    await test.ask('POST /api/auth/reset-password', { payload });
    expect(await codeIn(takeStep(step, { code: codeOf(account.secret, 1) }))).toBe('second_step_over');
  });

  it('accepts a code once, explains refused codes, and keeps the first step', async () => {
    const account = await newProtected(test);
    const step = await beginLogIn(account.email);
    expect(await codeIn(takeStep(step, { code: codeOf(account.secret, -5) }))).toBe('code_out_of_time');
    expect(await codeIn(takeStep(step, { code: account.setUpCode }))).toBe('code_used');
    expect(await codeIn(takeStep(step, { code: '12 34' }))).toBe('wrong_code');
    const code = codeOf(account.secret, 1);
    expect((await takeStep(step, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
    expect(await codeIn(takeStep(await beginLogIn(account.email), { code }))).toBe('code_used');
    expect((await eventsOf(account)).filter((kind) => kind === 'second_step_failed')).toHaveLength(4);
  });

  it('of two simultaneous requests with the same code, one is accepted', async () => {
    const account = await newProtected(test);
    const steps = [await beginLogIn(account.email), await beginLogIn(account.email)];
    const code = codeOf(account.secret, 1);
    const answers = await Promise.all(steps.map((step) => takeStep(step, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('counts wrong codes per account, whatever the sign-in and address; recovery codes separately', async () => {
    const account = await newProtected(test);
    for (let n = 0; n < 8; n += 1) {
      const token = await beginLogIn(account.email);
      const remoteAddress = `10.7.0.${n}`;
      const payload = { token, proof: { code: '000 00x' } };
      const answer = await test.ask('POST /api/auth/second-step', { payload, remoteAddress });
      expect(answer.json<Problem>().code).toBe('wrong_code');
    }
    const step = await beginLogIn(account.email);
    const refused = await takeStep(step, { code: codeOf(account.secret, 1) });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    const recovered = await takeStep(step, { recovery_code: account.recoveryCodes[0] });
    expect(recovered.statusCode).toBe(200);
    expect((await use().db.select().from(attempts)).map(({ key }) => key).join(' ')).not.toContain(account.email);
  });

  it('a recovery code works once, in any hand-typed form, and its owner gets an e-mail', async () => {
    const account = await newProtected(test);
    expect(account.recoveryCodes).toHaveLength(10);
    expect(new Set(account.recoveryCodes).size).toBe(10);
    const [code = ''] = account.recoveryCodes;
    expect(code).toMatch(/^[\da-hjkmnp-tv-z]{4}(-[\da-hjkmnp-tv-z]{4}){3}$/);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`;
    expect((await takeStep(await beginLogIn(account.email), { recovery_code: typed })).statusCode).toBe(200);
    const again = takeStep(await beginLogIn(account.email), { recovery_code: code });
    expect(await codeIn(again)).toBe('wrong_recovery_code');
    const { subject, text } = (await mailsTo(account.email)).at(-1) ?? {};
    expect(subject).toBe('A recovery code was used');
    expect(text).toContain('9 recovery codes are left.');
    const rows = await use().db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, account.session.user.id));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('lasts ten minutes, then it is deleted', async () => {
    const account = await newProtected(test);
    const step = await beginLogIn(account.email);
    const past = new Date(Date.now() - 1000);
    const ofAccount = eq(signInSteps.userId, account.session.user.id);
    await use().db.update(signInSteps).set({ expiresAt: past }).where(ofAccount);
    expect(await codeIn(takeStep(step, { code: codeOf(account.secret, 1) }))).toBe('second_step_over');
    await cleanUp(use().db);
    expect(await use().db.select().from(signInSteps).where(ofAccount)).toEqual([]);
    expect(await codeIn(takeStep('nonsense', { code: '123456' }))).toBe('second_step_over');
  });

  it('is not required after an unfinished set-up of an app', async () => {
    const { email, session } = await newConfirmed(test);
    await test.ask('POST /api/auth/totp', { token: session.access_token });
    expect((await logIn(email)).json<Entry>()).toHaveProperty('access_token');
    const rows = await use().db.select().from(totpFactors).where(eq(totpFactors.userId, session.user.id));
    expect(rows).toHaveLength(1);
  });

  it('the first factor ends sessions that started without one', async () => {
    const { email, session } = await newConfirmed(test);
    const other = (await logIn(email)).json<Session>();
    const token = session.access_token;
    const { secret } = (await test.ask('POST /api/auth/totp', { token })).json<CallOut<'POST /auth/totp'>>();
    await test.ask('POST /api/auth/totp/confirm', { token, payload: { code: codeOf(secret) } });
    expect((await test.ask('GET /api/auth/me', { token: other.access_token })).statusCode).toBe(401);
    expect((await test.ask('GET /api/auth/me', { token })).statusCode).toBe(200);
  });
});
