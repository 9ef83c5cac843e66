import type { AuthEvent, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authEvents } from '../../database/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { cleanUp } from './clean-up.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describeOnDatabase('the sign-in events of an account', (use) => {
  let test: TestApp;
  let owner: Session;
  const email = 'door@shop.example';
  beforeAll(async () => {
    test = await createTestApp(use());
    owner = await test.signUp(email);
  });
  afterAll(() => test.app.close());

  const events = async (token = owner.access_token) =>
    (await test.ask('GET /api/auth/events', { token })).json<{ items: AuthEvent[] }>().items;
  const logIn = (password: string, remoteAddress = '203.0.113.7') =>
    test.ask('POST /api/auth/login', {
      payload: { email, password },
      remoteAddress,
      headers: { 'user-agent': FIREFOX },
    });

  it('are recorded with user, time and device, and shown only to the owner', async () => {
    expect((await logIn('not the password', '2001:db8:5:5::9')).statusCode).toBe(401);
    const other = (await logIn(PASSWORD)).json<Session>();
    await test.ask('POST /api/auth/logout', { token: other.access_token, remoteAddress: '203.0.113.8' });
    const payload = { current_password: PASSWORD, new_password: 'a red teapot' };
    await test.ask('POST /api/auth/change-password', { token: owner.access_token, payload });
    await test.ask('POST /api/auth/sessions/end-others', { token: owner.access_token });
    const told = await events();
    expect(told.map(({ kind, address }) => [kind, address])).toEqual([
      ['other_sessions_ended', '127.0.0.1'],
      ['password_changed', '127.0.0.1'],
      ['logged_out', '203.0.113.8'],
      ['logged_in', '203.0.113.7'],
      ['login_failed', '2001:db8:5:5::/64'],
      ['account_made', '127.0.0.1'],
    ]);
    expect(told.find(({ kind }) => kind === 'logged_in')?.device).toContain('Firefox');
    expect(Math.abs(Date.now() - Date.parse(told[0]!.at))).toBeLessThan(60_000);
    const stranger = await test.signUp('stranger@shop.example');
    expect((await events(stranger.access_token)).map(({ kind }) => kind)).toEqual(['account_made']);
    const guest = (await test.ask('POST /api/auth/guest', { payload: {} })).json<Session>();
    expect(await events(guest.access_token)).toEqual([]);
  });

  it('are deleted after 180 days', async () => {
    const old = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const rows = await events();
    const { db } = use();
    await db
      .update(authEvents)
      .set({ createdAt: old(181) })
      .where(eq(authEvents.id, rows[0]!.id));
    await db
      .update(authEvents)
      .set({ createdAt: old(179) })
      .where(eq(authEvents.id, rows[1]!.id));
    await cleanUp(db);
    expect((await events()).map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
  });
});
