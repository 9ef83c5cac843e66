import {
  API_REQUESTS_PER_MINUTE,
  type CallOut,
  calls,
  MAX_API_KEYS,
  type Problem,
  type Session,
  streams,
} from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiKeys, attempts, emails, sessions } from '../../database/schema.ts';
import type { OpenApiDocument } from '../../http/openapi-document.ts';
import { givePlan } from '../../testing/api-access.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { countWithin } from '../accounts/index.ts';

type Made = CallOut<'POST /api-keys'>;

describeOnDatabase('API keys', (use) => {
  let test: TestApp;
  let session: Session;
  let takePlan: () => Promise<void>;

  beforeAll(async () => {
    test = await createTestApp(use());
    session = await test.signUp('keys@example.com');
    takePlan = await givePlan(use().db, session.user.id, 'premium');
  });
  afterAll(() => test.app.close());

  const make = async (body: object = {}, token = session.access_token): Promise<Made> => {
    const payload = { name: 'Till', scopes: ['read', 'create'], expires_in_days: 90, ...body };
    const answer = await test.ask('POST /api/api-keys', { token, payload });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return answer.json<Made>();
  };
  const list = async () =>
    (await test.ask('GET /api/api-keys', { token: session.access_token })).json<CallOut<'GET /api-keys'>>().items;
  const code = async (call: string, token: string, payload?: object) => {
    const answer = await test.ask(call, { token, ...(payload && { payload }) });
    return [answer.statusCode, answer.json<Partial<Problem>>().code];
  };

  it('are shown once, stored as a hash, and listed by their prefix', async () => {
    const { key, secret } = await make();
    expect(secret).toMatch(/^vk_live_[\w-]{43}$/);
    expect(secret.startsWith(key.prefix)).toBe(true);
    expect(key).toMatchObject({ name: 'Till', sandbox: false, scopes: ['read', 'create'], last_used_at: null });
    const days = (Date.parse(key.expires_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(90, 1);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const [row] = await use().db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await make({ sandbox: true })).secret).toMatch(/^vk_sandbox_/);
  });

  it('are announced to the owner by e-mail, without the secret', async () => {
    const { key, secret } = await make({ name: 'Cash desk' });
    const sent = await use().db.select().from(emails).where(eq(emails.userId, session.user.id));
    const told = sent.filter(({ text }) => text?.includes(`Cash desk (${key.prefix}…)`));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain(secret);
  });

  it('open the same calls as a session, except those for sessions only', async () => {
    const { secret } = await make();
    expect((await test.ask('GET /api/jobs', { token: secret })).json()).toMatchObject({ items: [], total: 0 });
    expect(await code('GET /api/auth/me', secret)).toEqual([403, 'session_needed']);
    expect(await code('GET /api/api-keys', secret)).toEqual([403, 'session_needed']);
    expect(await code('POST /api/auth/logout', secret)).toEqual([403, 'session_needed']);
    expect(await code('GET /api/admin/overview', secret)).toEqual([403, 'session_needed']);
  });

  it('open no call about the account, its payments or its keys', async () => {
    const { secret } = await make();
    const id = '0198a0b1-0000-7000-8000-000000000000';
    const { paths = {} } = (await test.ask('GET /api/openapi.json')).json<OpenApiDocument>();
    const secured = [...Object.keys(calls), ...Object.keys(streams)].filter((name) => {
      const [method = '', path = ''] = name.split(' ');
      return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.security !== undefined;
    });
    expect(secured.length).toBeGreaterThan(50);
    for (const name of secured) {
      const answer = await test.ask(name.replace(' ', ' /api').replace(':id', id), { token: secret });
      const isRefused = answer.statusCode === 403 && answer.json<Problem>().code === 'session_needed';
      const isOfPictures = /^\w+ \/(images|jobs|variations|previews|credits)\b/.test(name);
      // Invalid input is reported before authentication.
      const isSafe = isOfPictures ? !isRefused : isRefused || answer.statusCode === 422;
      expect([name, answer.statusCode, isSafe]).toEqual([name, answer.statusCode, true]);
    }
  });

  it('may do only what their scopes allow', async () => {
    const { secret } = await make({ scopes: ['read'] });
    expect((await test.ask('GET /api/images', { token: secret })).statusCode).toBe(200);
    expect(await code('POST /api/jobs', secret, { image_ids: [session.user.id], language: 'en' })).toEqual([
      403,
      'scope_missing',
    ]);
    const writer = await make({ scopes: ['create'] });
    expect(await code('GET /api/images', writer.secret)).toEqual([403, 'scope_missing']);
  });

  it('record their last use, and end when they are revoked', async () => {
    const { key, secret } = await make({ name: 'Stock system' });
    await test.ask('GET /api/jobs', { token: secret });
    const used = (await list()).find(({ id }) => id === key.id)?.last_used_at ?? '';
    expect(Date.now() - Date.parse(used)).toBeLessThan(60_000);
    const revoke = `DELETE /api/api-keys/${key.id}`;
    expect((await test.ask(revoke, { token: session.access_token })).statusCode).toBe(204);
    expect(await code('GET /api/jobs', secret)).toEqual([401, 'unauthorized']);
    expect(await code(revoke, session.access_token)).toEqual([404, 'not_found']);
    const events = await test.ask('GET /api/auth/events', { token: session.access_token });
    const kinds = events.json<CallOut<'GET /auth/events'>>().items.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['api_key_revoked', 'api_key_made']);
  });

  it('expire', async () => {
    const { key, secret } = await make({ expires_in_days: 30 });
    await use()
      .db.update(apiKeys)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiKeys.id, key.id));
    expect(await code('GET /api/jobs', secret)).toEqual([401, 'api_key_expired']);
  });

  it('are inactive without the plan', async () => {
    const { secret } = await make();
    await takePlan();
    expect(await code('GET /api/jobs', secret)).toEqual([403, 'plan_needed']);
    const payload = { name: 'Late', scopes: ['read'], expires_in_days: null };
    expect(await code('POST /api/api-keys', session.access_token, payload)).toEqual([403, 'plan_needed']);
    const endPro = await givePlan(use().db, session.user.id, 'pro');
    expect(await code('GET /api/jobs', secret)).toEqual([403, 'plan_needed']);
    await endPro();
    takePlan = await givePlan(use().db, session.user.id, 'premium');
    expect((await test.ask('GET /api/jobs', { token: secret })).statusCode).toBe(200);
  });

  it('are limited per minute over all processes, with the usual headers', async () => {
    const { key, secret } = await make();
    const first = await test.ask('GET /api/jobs', { token: secret });
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(API_REQUESTS_PER_MINUTE),
      'ratelimit-remaining': String(API_REQUESTS_PER_MINUTE - 1),
    });
    expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
    await countWithin(use().db, 'requestsOfApiKey', key.id, API_REQUESTS_PER_MINUTE - 1);
    const over = await test.ask('GET /api/jobs', { token: secret });
    expect([over.statusCode, over.json<Problem>().code]).toEqual([429, 'rate_limited']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(over.headers['ratelimit-remaining']).toBe('0');
    // Other keys keep working.
    expect((await test.ask('GET /api/jobs', { token: session.access_token })).statusCode).toBe(200);
    expect((await test.ask('GET /api/jobs', { token: (await make()).secret })).statusCode).toBe(200);
    await use().db.delete(attempts);
  });

  it('are created only after a recent proof of ownership', async () => {
    const { user, access_token } = await test.signUp('link@example.com');
    await givePlan(use().db, user.id, 'premium');
    const body = { name: 'Link', scopes: ['read'], expires_in_days: null };
    await use().db.update(sessions).set({ provenAt: null }).where(eq(sessions.userId, user.id));
    expect(await code('POST /api/api-keys', access_token, body)).toEqual([403, 'proof_needed']);
    const payload = { proof: { password: PASSWORD } };
    expect((await test.ask('POST /api/auth/proof', { token: access_token, payload })).statusCode).toBe(200);
    await make({}, access_token);
  });

  it('are limited in number', async () => {
    const before = (await list()).length;
    for (let made = before; made < MAX_API_KEYS; made += 1) await make({}, session.access_token);
    const body = { name: 'One more', scopes: ['read'], expires_in_days: null };
    expect(await code('POST /api/api-keys', session.access_token, body)).toEqual([409, 'too_many_api_keys']);
  });
});
