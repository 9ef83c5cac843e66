import type { AuthEvent, CallOut, Entry, OwnFactors, Problem, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passkeyChallenges, passkeys } from '../../../database/schema.ts';
import { newConfirmed, stepOf } from '../../../testing/second-step.ts';
import { SoftPasskey } from '../../../testing/soft-passkey.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { cleanUp } from '../clean-up.ts';

const SITE = 'http://localhost:3000';
type Creation = Parameters<SoftPasskey['create']>[0];

describeOnDatabase('a passkey', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  const ask = async (call: string, payload: object = {}, token?: string) => {
    const answer = await test.ask(`POST /api${call}`, { payload, ...(token !== undefined && { token }) });
    const json = answer.json.bind(answer);
    return { status: answer.statusCode, json, code: () => answer.json<Problem>().code };
  };
  const challengeOf = async (call: string, payload: object = {}, token?: string) =>
    (await ask(call, payload, token)).json<{ challenge: string }>().challenge;
  const register = async (key: SoftPasskey, token: string, name = 'Desk key') => {
    const options = (await ask('/auth/passkeys/options', {}, token)).json<Creation>();
    return ask('/auth/passkeys', { passkey: key.create(options), name }, token);
  };
  const newOwner = async () => {
    const { email, session } = await newConfirmed(test);
    const key = new SoftPasskey(SITE);
    const added = await register(key, session.access_token);
    expect(added.status).toBe(201);
    return { email, session, key, token: session.access_token, added: added.json<CallOut<'POST /auth/passkeys'>>() };
  };
  const beginLogIn = async (email: string) =>
    stepOf((await ask('/auth/login', { email, password: PASSWORD })).json<Entry>());
  const signInAlone = async (key: SoftPasskey, more: Partial<Parameters<SoftPasskey['get']>[0]> = {}) =>
    ask('/auth/passkey-sign-in', {
      passkey: key.get({ challenge: await challengeOf('/auth/passkey-sign-in/options'), ...more }),
    });
  const eventsOf = async (token: string) => {
    const { items } = (await test.ask('GET /api/auth/events', { token })).json<{ items: AuthEvent[] }>();
    return items.map(({ kind }) => kind);
  };
  const factorsOf = async (token: string) => (await test.ask('GET /api/auth/factors', { token })).json<OwnFactors>();

  it('is stored with its name, and the first one brings recovery codes', async () => {
    const { token, added } = await newOwner();
    expect(added.recovery_codes).toHaveLength(10);
    expect(added.passkey).toMatchObject({ name: 'Desk key', last_used_at: null, synced: false });
    const second = (await register(new SoftPasskey(SITE), token, 'Phone')).json<CallOut<'POST /auth/passkeys'>>();
    expect(second.recovery_codes).toBeNull();
    expect(await factorsOf(token)).toMatchObject({
      totp: null,
      passkeys: [{ name: 'Desk key' }, { name: 'Phone' }],
      recovery_codes: { left: 10 },
      proofs: ['password', 'passkey', 'recovery_code'],
      passkeys_work: true,
    });
  });

  it('is the second step after the password, without user verification', async () => {
    const { email, key } = await newOwner();
    const token = await beginLogIn(email);
    const challenge = await challengeOf('/auth/second-step/passkey-options', { token });
    const proof = { passkey: key.get({ challenge, verified: false }) };
    const done = await ask('/auth/second-step', { token, proof });
    expect(done.json<Session>().user.email).toBe(email);
    const again = await ask('/auth/second-step', { token: await beginLogIn(email), proof });
    expect(again.code()).toBe('passkey_refused');
  });

  it('signs in alone with user verification (finger, face or PIN)', async () => {
    const { email, key } = await newOwner();
    const done = await signInAlone(key);
    const session = done.json<Session>();
    expect(session.user.email).toBe(email);
    expect((await eventsOf(session.access_token))[0]).toBe('logged_in_with_passkey');
    expect((await signInAlone(key, { verified: false })).code()).toBe('passkey_refused');
    expect((await factorsOf(session.access_token)).proven_until).not.toBeNull();
  });

  it('is refused for another site, challenge, use or account, and if it is unknown', async () => {
    const { email, key } = await newOwner();
    const other = await newOwner();
    expect((await signInAlone(key, { origin: 'http://localhost.evil.example' })).code()).toBe('passkey_refused');
    expect((await signInAlone(key, { challenge: Buffer.from('made up').toString('base64url') })).code()).toBe(
      'passkey_refused',
    );
    expect((await signInAlone(new SoftPasskey(SITE))).code()).toBe('passkey_unknown');
    const token = await beginLogIn(email);
    const forOther = other.key.get({ challenge: await challengeOf('/auth/second-step/passkey-options', { token }) });
    expect((await ask('/auth/second-step', { token, proof: { passkey: forOther } })).code()).toBe('passkey_unknown');
    const elsewhere = key.get({ challenge: await challengeOf('/auth/passkey-sign-in/options') });
    expect((await ask('/auth/second-step', { token, proof: { passkey: elsewhere } })).code()).toBe('passkey_refused');
  });

  it('a challenge is valid once, for five minutes, and then deleted', async () => {
    const { key } = await newOwner();
    const challenge = await challengeOf('/auth/passkey-sign-in/options');
    expect((await ask('/auth/passkey-sign-in', { passkey: key.get({ challenge }) })).status).toBe(200);
    expect((await ask('/auth/passkey-sign-in', { passkey: key.get({ challenge }) })).code()).toBe('passkey_refused');
    const late = await challengeOf('/auth/passkey-sign-in/options');
    await use()
      .db.update(passkeyChallenges)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect((await ask('/auth/passkey-sign-in', { passkey: key.get({ challenge: late }) })).code()).toBe(
      'passkey_refused',
    );
    await cleanUp(use().db);
    expect(await use().db.select().from(passkeyChallenges)).toEqual([]);
  });

  it('whose counter does not increase is refused as a copy, and its owner is told', async () => {
    const { token, key } = await newOwner();
    expect((await signInAlone(key, { count: 7 })).status).toBe(200);
    expect((await signInAlone(key, { count: 7 })).code()).toBe('passkey_copied');
    expect((await signInAlone(key, { count: 3 })).code()).toBe('passkey_copied');
    expect((await signInAlone(key, { count: 0 })).code()).toBe('passkey_copied');
    expect((await eventsOf(token)).filter((kind) => kind === 'passkey_refused')).toHaveLength(3);
    expect((await signInAlone(key, { count: 8 })).status).toBe(200);
  });

  it('of two answers with the same counter, one is accepted; a key without a counter keeps working', async () => {
    const { key } = await newOwner();
    const twice = await Promise.all([signInAlone(key, { count: 5 }), signInAlone(key, { count: 5 })]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const still = await newOwner();
    expect((await signInAlone(still.key, { count: 0 })).status).toBe(200);
    expect((await signInAlone(still.key, { count: 0 })).status).toBe(200);
  });

  it('is renamed and removed only by its owner; the recovery codes are removed with the last one', async () => {
    const { token, added } = await newOwner();
    const stranger = await newOwner();
    const call = `/api/auth/passkeys/${added.passkey.id}`;
    const payload = { name: ' Laptop ' };
    expect((await test.ask(`PATCH ${call}`, { token, payload })).json()).toMatchObject({ name: 'Laptop' });
    expect((await test.ask(`PATCH ${call}`, { token, payload: { name: 'see www.evil.example' } })).statusCode).toBe(
      422,
    );
    expect((await test.ask(`DELETE ${call}`, { token: stranger.token })).statusCode).toBe(404);
    expect((await test.ask(`DELETE ${call}`, { token })).statusCode).toBe(204);
    expect((await test.ask(`DELETE ${call}`, { token })).statusCode).toBe(404);
    expect(await factorsOf(token)).toMatchObject({ passkeys: [], recovery_codes: null, proofs: ['password'] });
    expect((await eventsOf(token)).slice(0, 2)).toEqual(['passkey_removed', 'passkey_added']);
  });

  it('of another user is not registered a second time', async () => {
    const { key, session } = await newOwner();
    const other = await newConfirmed(test);
    expect((await register(key, other.session.access_token)).code()).toBe('passkey_refused');
    const rows = await use().db.select().from(passkeys).where(eq(passkeys.credentialId, key.id));
    expect(rows.map(({ userId }) => userId)).toEqual([session.user.id]);
  });

  it('is offered only where browsers support passkeys', async () => {
    const ways = async (app: TestApp) => (await app.ask('GET /api/auth/ways')).json<CallOut<'GET /auth/ways'>>();
    expect(await ways(test)).toEqual({ google: false, passkeys: true });
  });
});
