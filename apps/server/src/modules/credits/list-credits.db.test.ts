import type { CallOut, Problem } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { confirmPendingCredits, reserveCredit, settleCredit } from './index.ts';

describeOnDatabase('GET /credits', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  it('describes every cause, newest first, page by page', async () => {
    const { access_token: token, user } = await test.signUp('ledger@shop.example');
    const job = { userId: user.id, jobId: newId(), attempt: 1 };
    await confirmPendingCredits(use().db, user.id);
    await reserveCredit(use().db, job);
    await settleCredit(use().db, job);
    const read = async (query: string) =>
      (await test.ask(`GET /api/credits?${query}`, { token, locale: 'de' })).json<CallOut<'GET /credits'>>();
    const first = await read('limit=3');
    expect(first.items).toMatchObject([
      { cause: 'job_settled', balance_change: 0, balance_after: 1, job_id: job.jobId },
      { cause: 'job_reserved', balance_change: -1, balance_after: 1 },
      { cause: 'email_confirmed', balance_change: 2, pending_change: -2, balance_after: 2 },
    ]);
    expect(first.items[2]?.description).toBe('E-Mail-Adresse bestätigt: Gratis-Credits freigegeben');
    const second = await read(`limit=3&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ items: [{ cause: 'signup_grant', pending_change: 2 }], next_cursor: null });
  });

  it('shows nobody else’s lines, not even by a cursor', async () => {
    const mine = await test.signUp('mine@shop.example');
    const other = await test.signUp('other@shop.example');
    const theirs = (await test.ask('GET /api/credits', { token: other.access_token })).json<CallOut<'GET /credits'>>();
    const asked = `GET /api/credits?cursor=${theirs.items[0]?.id}`;
    const answer = (await test.ask(asked, { token: mine.access_token })).json<CallOut<'GET /credits'>>();
    expect(answer.items.every(({ id }) => id !== theirs.items[0]?.id)).toBe(true);
  });

  it('refuses an invalid cursor', async () => {
    const { access_token: token } = await test.signUp('cursor@shop.example');
    const answer = await test.ask('GET /api/credits?cursor=1%27%3B', { token });
    expect(answer.json<Problem>()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'cursor' }] });
  });
});
