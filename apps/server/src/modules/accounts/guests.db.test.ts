import type { CallOut, CreditLine, Photo, Problem, Session, User } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { emails, users } from '../../database/schema.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { grantPaidCredits } from '../credits/index.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

let counter = 0;
const newEmail = () => `guest-${(counter += 1)}@shop.example`;

describeOnDatabase('guests', (use) => {
  let test: TestStudio;
  beforeAll(async () => {
    test = await createTestStudio(use());
  });
  afterAll(() => test.close());

  const enter = async (payload?: object) =>
    (await test.ask('POST /api/auth/guest', { locale: 'fr', ...(payload && { payload }) })).json<Session>();
  const upgrade = (token: string, payload: object) => test.ask('POST /api/auth/guest/upgrade', { token, payload });
  const give = (userId: string, credits: number) =>
    grantPaidCredits(use().db, {
      userId,
      paymentId: newId(),
      cause: 'purchase',
      causeKey: `test:${userId}`,
      credits,
    });
  const me = async (token: string) => (await test.ask('GET /api/auth/me', { token })).json<User>();

  it('have a session without address and credits, in their language', async () => {
    const answer = await test.ask('POST /api/auth/guest', { locale: 'fr' });
    expect(answer.statusCode).toBe(201);
    const { user, access_token } = answer.json<Session>();
    expect(user).toMatchObject({
      email: null,
      is_guest: true,
      has_password: false,
      credits_balance: 0,
      pending_credits: 0,
      email_verified: false,
      verification_message: null,
      plan: null,
      role: 'user',
      language: 'fr',
    });
    expect(await me(access_token)).toEqual(user);
    expect((await enter({ language: 'ar' })).user.language).toBe('ar');
    const resent = await test.ask('POST /api/auth/resend-verification', { token: access_token });
    expect(resent.statusCode).toBe(200);
  });

  it('become an account that keeps everything they made', async () => {
    const guest = await enter();
    const elsewhere = await test.ask('POST /api/auth/refresh', { payload: { refresh_token: guest.refresh_token } });
    const photoId = await uploadPhoto(test, guest.access_token);
    const email = newEmail();
    const answer = await upgrade(guest.access_token, {
      email: email.toUpperCase(),
      password: PASSWORD,
      full_name: 'Zoë',
    });
    expect(answer.statusCode).toBe(200);
    const { user, access_token: token } = answer.json<Session>();
    expect(user).toMatchObject({
      id: guest.user.id,
      email,
      full_name: 'Zoë',
      is_guest: false,
      has_password: true,
      credits_balance: 0,
      pending_credits: 2,
      language: 'fr',
    });
    expect(user.verification_message).toContain(email);
    expect((await test.ask('GET /api/images', { token })).json<{ items: Photo[] }>().items.map(({ id }) => id)).toEqual(
      [photoId],
    );
    for (const ended of [guest.access_token, elsewhere.json<Session>().access_token]) {
      expect((await test.ask('GET /api/auth/verify', { token: ended })).statusCode).toBe(401);
    }
    const login = await test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } });
    expect(login.json<Session>().user.id).toBe(guest.user.id);
    const payload = { token: await test.mailedToken(email) };
    const confirmed = (await test.ask('POST /api/auth/confirm', { payload, token })).json<Session>();
    expect(confirmed.user).toMatchObject({ credits_balance: 2, pending_credits: 0, email_verified: true });
    const ledger = await test.ask('GET /api/credits', { token });
    expect(ledger.json<{ items: CreditLine[] }>().items.map(({ cause }) => cause)).toEqual([
      'email_confirmed',
      'signup_grant',
    ]);
  });

  it('become one account on two simultaneous requests', async () => {
    const guest = await enter();
    const [first, second] = [newEmail(), newEmail()];
    const answers = await Promise.all(
      [first, second].map((email) => upgrade(guest.access_token, { email, password: PASSWORD })),
    );
    const [won, lost] = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(won).toBe(200);
    // Too late for the guest's session (401), or at the same moment (409).
    expect([401, 409]).toContain(lost);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Session>();
    expect(winner?.user).toMatchObject({ id: guest.user.id, pending_credits: 2 });
    const written = await use().db.select().from(emails).where(eq(emails.userId, guest.user.id));
    expect(written.map(({ to }) => to)).toEqual([winner?.user.email]);
  });

  it('cannot use an address that has an account, and stay guests', async () => {
    const taken = newEmail();
    await test.signUp(taken);
    const { access_token: token, user } = await enter();
    const answer = await upgrade(token, { email: taken, password: PASSWORD });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'email_taken']);
    expect(await me(token)).toMatchObject({ id: user.id, is_guest: true, email: null });
    const [row] = await use().db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordHash).toBeNull();
  });

  it('need a password that is not common', async () => {
    const { access_token: token } = await enter();
    const answer = await upgrade(token, { email: newEmail(), password: 'password123' });
    expect(answer.json<Problem>().errors?.[0]?.field).toBe('password');
  });

  it('join an account with everything they made when they log in to it', async () => {
    const email = newEmail();
    const account = await test.signUp(email);
    const payload = { token: await test.mailedToken(email) };
    await test.ask('POST /api/auth/confirm', { payload, token: account.access_token });
    const guest = await enter();
    const photoId = await uploadPhoto(test, guest.access_token);
    await give(guest.user.id, 3);
    const logIn = (password: string, token: string) =>
      test.ask('POST /api/auth/login', { payload: { email, password }, token });

    expect((await logIn('not my password', guest.access_token)).json<Problem>().code).toBe('invalid_credentials');
    expect(await me(guest.access_token)).toMatchObject({ is_guest: true, credits_balance: 3 });

    const answer = await logIn(PASSWORD, guest.access_token);
    expect(answer.statusCode).toBe(200);
    const { user, access_token: token } = answer.json<Session>();
    expect(user).toMatchObject({ id: account.user.id, credits_balance: 5, is_guest: false });
    const photos = (await test.ask('GET /api/images', { token })).json<{ items: Photo[] }>().items;
    expect(photos.map(({ id }) => id)).toEqual([photoId]);
    expect((await test.ask('GET /api/auth/verify', { token: guest.access_token })).statusCode).toBe(401);

    // An ended session has no user, and an account is no guest: neither brings anything or causes an error.
    const other = await test.signUp(newEmail());
    for (const before of [guest.access_token, other.access_token, 'no token at all']) {
      expect((await logIn(PASSWORD, before)).json<Session>().user.credits_balance).toBe(5);
    }
    expect(await me(other.access_token)).toMatchObject({ id: other.user.id, pending_credits: 2 });
  });

  it('do not include users with an account', async () => {
    const { access_token: token } = await test.signUp(newEmail());
    const answer = await upgrade(token, { email: newEmail(), password: PASSWORD });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'not_a_guest']);
    expect(
      (await test.ask('GET /api/auth/sessions', { token })).json<CallOut<'GET /auth/sessions'>>().items,
    ).toHaveLength(1);
  });
});
