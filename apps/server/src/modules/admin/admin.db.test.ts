import type { AdminUser, CallOut, Problem, Session, User } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../../operator/run-admin.ts';
import { auditLines, creditLines } from '../../database/schema.ts';
import { giveTotp } from '../../testing/second-factors.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';

let counter = 0;
const newEmail = () => `admin-${(counter += 1)}@shop.example`;

describeOnDatabase('administrators', (use) => {
  let test: TestApp;
  let admin: Session;
  beforeAll(async () => {
    test = await createTestApp(use());
    admin = await newAdmin();
  });
  afterAll(() => test.app.close());

  const confirmed = async (email: string) => {
    const { access_token: own } = await test.signUp(email);
    const token = await test.mailedToken(email);
    return (await test.ask('POST /api/auth/confirm', { payload: { token }, token: own })).json<Session>();
  };
  const run = (words: string) => runAdmin({ db: use().db, publicUrl: 'http://localhost:3000' }, words.split(' '));
  const newAdmin = async () => {
    const session = await confirmed(newEmail());
    await run(`grant ${session.user.email}`);
    await giveTotp(use().db, session.user.id);
    return session;
  };
  const give = (userId: string, payload: object, key?: string, token = admin.access_token) =>
    test.ask(`POST /api/admin/users/${userId}/credits`, {
      token,
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  describe('the command', () => {
    it('grants and revokes the role of a confirmed account, and reports the result', async () => {
      const { user } = await confirmed(newEmail());
      expect(await run(`grant ${user.email?.toUpperCase()}`)).toMatchObject({ isDone: true });
      expect(await run(`grant ${user.email}`)).toEqual({
        lines: [`Nothing to change: ${user.email} is an administrator.`],
        isDone: true,
      });
      expect((await run('list')).lines).toContain(user.email);
      expect(await run(`revoke ${user.email}`)).toMatchObject({ isDone: true });
      expect((await run('list')).lines).not.toContain(user.email);
      const audit = await use().db.select().from(auditLines).where(eq(auditLines.subject, user.id));
      expect(audit.map(({ actorId, action }) => [actorId, action])).toEqual([
        [null, 'role.granted'],
        [null, 'role.revoked'],
      ]);
    });

    it('refuses an unknown address and an unconfirmed one', async () => {
      const email = newEmail();
      expect(await run(`grant ${email}`)).toEqual({ lines: [`No account has the address ${email}.`], isDone: false });
      await test.signUp(email);
      expect(await run(`grant ${email}`)).toMatchObject({ isDone: false });
      expect((await run('list')).lines).not.toContain(email);
    });

    it.each(['', 'help', 'grant', 'grant a@b.example c@d.example', 'list all', 'delete a@b.example'])(
      'prints its usage for %j',
      async (words) => {
        const { lines, isDone } = await run(words);
        expect([lines[0], isDone]).toEqual([expect.stringMatching(/^Usage: /), false]);
      },
    );
  });

  describe('the calls', () => {
    const CALLS = [
      'GET /api/admin/users',
      'GET /api/admin/audit',
      'GET /api/admin/users/0198c2f4-0000-7000-8000-000000000000',
      'POST /api/admin/users/0198c2f4-0000-7000-8000-000000000000/credits',
    ];

    it.each(CALLS)('%s is refused to everyone but current administrators', async (call) => {
      const options = call.startsWith('POST') ? { payload: { credits: 1, reason: 'for the test' } } : {};
      const stranger = await test.signUp(newEmail());
      const codeFor = async (token?: string) => {
        const answer = await test.ask(call, { ...options, ...(token !== undefined && { token }) });
        return [answer.statusCode, answer.json<Problem>().code];
      };
      expect(await codeFor()).toEqual([401, 'unauthorized']);
      expect(await codeFor(stranger.access_token)).toEqual([403, 'forbidden']);
      const former = await newAdmin();
      expect(await codeFor(former.access_token)).not.toContain(403);
      await run(`revoke ${former.user.email}`);
      expect(await codeFor(former.access_token)).toEqual([403, 'forbidden']);
    });

    it('find users by part of the address or name, and by id, page by page', async () => {
      const people = [await confirmed('needle_1@shop.example'), await confirmed('needle_2@shop.example')];
      await confirmed('needlex3@shop.example');
      const find = async (query: string) =>
        (await test.ask(`GET /api/admin/users?${query}`, { token: admin.access_token })).json<
          CallOut<'GET /admin/users'>
        >();
      const first = await find('query=NEEDLE_&limit=1');
      expect(first.items).toMatchObject([
        { email: 'needle_2@shop.example', credits_balance: 2, pending_credits: 0, role: 'user' },
      ]);
      const second = await find(`query=NEEDLE_&limit=1&cursor=${first.next_cursor}`);
      expect(second).toMatchObject({ items: [{ email: 'needle_1@shop.example' }], next_cursor: null });
      expect((await find(`query=${people[0]?.user.id}`)).items).toHaveLength(1);
      expect((await find('query=%25')).items).toEqual([]);
      expect((await find(`query=${encodeURIComponent("' or 1=1 --")}`)).items).toEqual([]);
      expect(JSON.stringify(await find('limit=100'))).not.toMatch(/argon2|password/i);
    });

    it('give credits with a reason, once per key, and record it', async () => {
      const { user, access_token: token } = await test.signUp(newEmail());
      const gift = { credits: 7, reason: 'Sorry for the wait' };
      const answers = await Promise.all([give(user.id, gift, 'a'), give(user.id, gift, 'a'), give(user.id, gift, 'a')]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(answers[0]?.json<AdminUser>()).toMatchObject({ id: user.id, credits_balance: 7, pending_credits: 2 });
      expect((await give(user.id, { ...gift, credits: 8 }, 'a')).json<Problem>().code).toBe('idempotency_conflict');
      expect((await give(user.id, gift)).json<AdminUser>().credits_balance).toBe(14);
      expect((await test.ask('GET /api/auth/me', { token })).json<User>().credits_balance).toBe(14);
      const lines = await use().db.select().from(creditLines).where(eq(creditLines.userId, user.id));
      expect(lines.filter(({ cause }) => cause === 'admin_grant').map(({ reason }) => reason)).toEqual([
        gift.reason,
        gift.reason,
      ]);
      const asked = `GET /api/admin/audit?subject=${user.id}`;
      const audit = (await test.ask(asked, { token: admin.access_token })).json<CallOut<'GET /admin/audit'>>();
      expect(audit.items).toHaveLength(2);
      expect(audit.items[0]).toMatchObject({
        actor_id: admin.user.id,
        actor_email: admin.user.email,
        action: 'credits.given',
        detail: gift,
      });
    });

    it.each([
      [{ credits: 0, reason: 'nothing' }, 'credits'],
      [{ credits: -5, reason: 'taken away' }, 'credits'],
      [{ credits: 1001, reason: 'too much' }, 'credits'],
      [{ credits: 1.5, reason: 'a half' }, 'credits'],
      [{ credits: '5', reason: 'as text' }, 'credits'],
      [{ credits: 5, reason: '  ' }, 'reason'],
      [{ credits: 5 }, 'reason'],
    ])('refuse %j', async (payload, field) => {
      const answer = await give(admin.user.id, payload);
      expect([answer.statusCode, answer.json<Problem>().errors?.[0]?.field]).toEqual([422, field]);
    });

    it('report a missing user', async () => {
      const id = '0198c2f4-0000-7000-8000-000000000000';
      expect((await give(id, { credits: 1, reason: 'nobody' })).statusCode).toBe(404);
      expect((await test.ask(`GET /api/admin/users/${id}`, { token: admin.access_token })).statusCode).toBe(404);
    });
  });

  it('cannot change or remove a line of the audit log', async () => {
    const { db } = use();
    const [line] = await db.select().from(auditLines).limit(1);
    const change = db
      .update(auditLines)
      .set({ action: 'nothing' })
      .where(eq(auditLines.id, line?.id ?? ''));
    await expect(change).rejects.toHaveProperty('cause.message', expect.stringContaining('append-only'));
    const removal = db.delete(auditLines).where(eq(auditLines.id, line?.id ?? ''));
    await expect(removal).rejects.toHaveProperty('cause.message', expect.stringContaining('append-only'));
  });
});
