import type { CallOut, OwnSession, Problem, Session, User } from '@vitrine/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenApiDocument } from '../../http/openapi-document.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36';
let counter = 0;
const newEmail = () => `owner-${(counter += 1)}@shop.example`;
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('own sessions and profile', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  const logIn = async (email: string) =>
    (
      await test.ask('POST /api/auth/login', {
        payload: { email, password: PASSWORD },
        headers: { 'user-agent': CHROME },
      })
    ).json<Session>();
  const list = async (token: string): Promise<OwnSession[]> =>
    (await test.ask('GET /api/auth/sessions', { token })).json<CallOut<'GET /auth/sessions'>>().items;
  const goesOn = async (token: string) => (await test.ask('GET /api/auth/verify', { token })).statusCode === 200;

  describe('the list', () => {
    it('names the devices, last used first, and marks the current one', async () => {
      const email = newEmail();
      const first = await test.signUp(email);
      await logIn(email);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
      await test.ask('POST /api/auth/refresh', { payload: { refresh_token: first.refresh_token } });
      const items = await list(first.access_token);
      expect(items.map(({ device, current }) => [device, current])).toEqual([
        [null, true],
        ['Chrome on Android', false],
      ]);
      expect(Date.parse(items[0]?.last_used_at ?? '') - Date.parse(items[0]?.created_at ?? '')).toBeGreaterThan(59_000);
    });

    it('contains no ended session', async () => {
      const email = newEmail();
      await test.signUp(email);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
      expect(await list((await logIn(email)).access_token)).toHaveLength(1);
    });
  });

  it('end one by one, with their tokens', async () => {
    const email = newEmail();
    const here = await test.signUp(email);
    const there = await logIn(email);
    const other = (await list(here.access_token)).find(({ current }) => !current);
    const end = () => test.ask(`DELETE /api/auth/sessions/${other?.id}`, { token: here.access_token });
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(404);
    expect(await goesOn(there.access_token)).toBe(false);
    const refreshed = await test.ask('POST /api/auth/refresh', { payload: { refresh_token: there.refresh_token } });
    expect(refreshed.statusCode).toBe(401);
    expect(await goesOn(here.access_token)).toBe(true);
  });

  it('all end at once except the current one', async () => {
    const email = newEmail();
    const here = await test.signUp(email);
    const others = [await logIn(email), await logIn(email)];
    expect((await test.ask('POST /api/auth/sessions/end-others', { token: here.access_token })).statusCode).toBe(204);
    expect(await Promise.all([...others, here].map(({ access_token }) => goesOn(access_token)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('cannot be ended by another user', async () => {
    const owner = await test.signUp(newEmail());
    const stranger = await test.signUp(newEmail());
    const [own] = await list(owner.access_token);
    const answer = await test.ask(`DELETE /api/auth/sessions/${own?.id}`, { token: stranger.access_token });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
    expect(await goesOn(owner.access_token)).toBe(true);
  });

  describe('the profile', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const multipart = (fields: Record<string, string>) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x-boundary' },
      payload: `${Object.entries(fields)
        .map(([name, value]) => `--x-boundary\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('')}--x-boundary--\r\n`,
    });

    it('accepts both kinds of forms and JSON, and changes only the given fields', async () => {
      const { access_token: token } = await test.signUp(newEmail());
      const put = async (options: object) =>
        (await test.ask('PUT /api/user/profile', { token, ...options })).json<User>();
      expect(await put({ headers: form, payload: 'username=zoe&full_name=Zo%C3%AB+Q&language=' })).toMatchObject({
        username: 'zoe',
        full_name: 'Zoë Q',
        language: 'en',
      });
      expect(await put(multipart({ full_name: '', username: 'Zoë', language: 'es' }))).toMatchObject({
        username: 'Zoë',
        full_name: 'Zoë Q',
        language: 'es',
      });
      expect(await put({ payload: { full_name: 'زوي', username: '  ' } })).toMatchObject({
        username: 'Zoë',
        full_name: 'زوي',
        language: 'es',
      });
      expect(await put({ payload: {} })).toMatchObject({ username: 'Zoë', language: 'es' });
    });

    it('refuses invalid values, naming the field, and files', async () => {
      const { access_token: token } = await test.signUp(newEmail());
      const put = (options: object) => test.ask('PUT /api/user/profile', { token, ...options });
      const answer = await put({ headers: form, payload: `username=${'x'.repeat(61)}&language=xx` });
      expect(answer.json<Problem>().errors?.map(({ field }) => field)).toEqual(['username', 'language']);
      const file = multipart({ username: 'a' });
      const sent = await put({
        ...file,
        payload: file.payload.replace('name="username"', 'name="username"; filename="a"'),
      });
      expect(sent.statusCode).toBe(422);
    });

    it('cannot be used to gain rights', async () => {
      const { access_token: token } = await test.signUp(newEmail());
      const payload = { role: 'admin', email: 'other@shop.example', is_guest: true, username: 'a' };
      const answer = await test.ask('PUT /api/user/profile', { token, payload });
      expect(answer.json<User>()).toMatchObject({ role: 'user', is_guest: false, username: 'a' });
      expect(answer.json<User>().email).not.toBe(payload.email);
    });
  });

  it('accept forms only where the contract allows them', async () => {
    const { paths = {} } = (await test.ask('GET /api/openapi.json')).json<OpenApiDocument>();
    const takesForms = Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item).flatMap(({ requestBody }) => (requestBody?.content?.['multipart/form-data'] ? [path] : [])),
    );
    expect(takesForms).toEqual(expect.arrayContaining(['/auth/change-password', '/user/profile']));
    expect(takesForms).not.toContain('/auth/login');
    const payload = 'email=a%40shop.example&password=whatever';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await test.ask('POST /api/auth/login', { payload, headers });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'malformed_request']);
  });
});
