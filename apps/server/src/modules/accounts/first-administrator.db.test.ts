import type { Problem, User } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAdmin } from '../../operator/run-admin.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { offerFirstAdministrator } from './offer-first-administrator.ts';

describeOnDatabase('the first administrator', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  const take = async (access: string, token: string) => {
    const answer = await test.ask('POST /api/user/first-administrator', { token: access, payload: { token } });
    return answer.statusCode === 200 ? answer.json<User>().role : answer.json<Problem>().code;
  };
  const confirmed = async (email: string) => {
    const { access_token: own } = await test.signUp(email);
    const payload = { token: await test.mailedToken(email) };
    const answer = await test.ask('POST /api/auth/confirm', { payload, token: own });
    return answer.json<{ access_token: string }>().access_token;
  };

  it('needs the token of the first start and a confirmed address; the token works once', async () => {
    const { db } = use();
    const token = (await offerFirstAdministrator(db, 'once')) ?? '';
    expect(token).toHaveLength(43);
    expect(await offerFirstAdministrator(db, 'once')).toBeNull();
    const { access_token: unconfirmed } = await test.signUp('new@shop.example');
    expect(await take(unconfirmed, token)).toBe('email_unverified');
    const [boss, other] = [await confirmed('boss@shop.example'), await confirmed('other@shop.example')];
    expect(await take(other, 'guessed')).toBe('invalid_token');
    // A new token replaces a lost one.
    const { lines } = await runAdmin({ db, publicUrl: 'https://shop.example' }, ['first']);
    const again = /^https:\/\/shop\.example\/admin\?first=(.+)$/.exec(lines[1] ?? '')?.[1] ?? '';
    expect(await take(boss, token)).toBe('invalid_token');
    const both = await Promise.all([take(boss, again), take(other, again)]);
    expect(both.toSorted()).toEqual(['admin', 'invalid_token']);
    expect(await take(other, again)).not.toBe('user');
    expect(await offerFirstAdministrator(db, 'again')).toBeNull();
    expect((await runAdmin({ db, publicUrl: '' }, ['first'])).isDone).toBe(false);
    const { lines: admins } = await runAdmin({ db, publicUrl: '' }, ['list']);
    expect(admins).toHaveLength(1);
  });

  it('has a limited number of attempts', async () => {
    const access = await confirmed('guesser@shop.example');
    let code = '';
    for (let tries = 0; tries < 11; tries += 1) code = await take(access, `guess ${tries}`);
    expect(code).toBe('rate_limited');
  });
});
