import {
  type CallOut,
  type Job,
  type Problem,
  SANDBOX_SETS_PER_DAY,
  type Session,
  VARIATIONS_PER_JOB,
} from '@vitrine/contract';
import type { RenderRequest } from '@vitrine/engine/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts, creditLines, emails } from '../../database/schema.ts';
import { giveApiKey, givePlan } from '../../testing/api-access.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';
import { countWithin } from '../accounts/index.ts';

describeOnDatabase('a sandbox key', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let userId: string;
  let sandbox: string;
  let live: string;
  const rendered: RenderRequest[] = [];

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
    seller = await studio.seller('sandbox');
    userId = (await studio.ask('GET /api/auth/me', { token: seller.token })).json<Session['user']>().id;
    await givePlan(use().db, userId, 'premium');
    [sandbox, live] = [await giveApiKey(use().db, userId, true), await giveApiKey(use().db, userId, false)];
    studio.onRender = async (request) => void rendered.push(request);
  });
  afterAll(() => studio.close());

  const order = (token: string, idempotencyKey?: string) =>
    studio.ask('POST /api/jobs', {
      token,
      payload: { image_ids: [seller.photoId], language: 'en' },
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });
  const ids = async (token: string) =>
    (await studio.ask('GET /api/jobs', { token })).json<CallOut<'GET /jobs'>>().items.map(({ id }) => id);

  it('makes watermarked sets without a credit, beside paid ones', async () => {
    const balance = await seller.balance();
    const made = await order(sandbox, 'order 1');
    expect(made.statusCode).toBe(201);
    const job = made.json<Job>();
    expect(job).toMatchObject({ sandbox: true, credit: { state: 'none' } });
    const ended = await studio.waitForJob(sandbox, job.id, ({ status }) => status === 'completed');
    expect(ended.credit.state).toBe('none');
    expect(await seller.balance()).toBe(balance);
    expect(await use().db.select().from(creditLines).where(eq(creditLines.jobId, job.id))).toEqual([]);
    const mails = await use().db.select().from(emails).where(eq(emails.userId, userId));
    expect(mails.filter(({ causeKey }) => causeKey?.includes(job.id))).toEqual([]);
    expect(rendered).toHaveLength(2 * VARIATIONS_PER_JOB);
    expect(rendered.every(({ isMarked }) => isMarked === true)).toBe(true);

    rendered.length = 0;
    // The same Idempotency-Key: the sandbox is separate.
    const paid = (await order(live, 'order 1')).json<Job>();
    expect(paid).toMatchObject({ sandbox: false, credit: { state: 'reserved' } });
    expect(paid.id).not.toBe(job.id);
    await studio.waitForJob(live, paid.id, ({ status }) => status === 'completed');
    expect(await seller.balance()).toBe(balance - 1);
    expect(rendered.some(({ isMarked }) => isMarked === true)).toBe(false);
    expect((await order(sandbox, 'order 1')).json<Job>().id).toBe(job.id);
    expect((await order(live, 'order 1')).json<Job>().id).toBe(paid.id);
    expect(await seller.balance()).toBe(balance - 1);
  });

  it('sees only sandbox jobs, a session sees both', async () => {
    const [mine] = await ids(sandbox);
    const [paid] = await ids(live);
    expect([mine, paid].every((id) => typeof id === 'string')).toBe(true);
    expect((await ids(seller.token)).toSorted()).toEqual([String(mine), String(paid)].toSorted());
    for (const [key, other] of [
      [sandbox, paid],
      [live, mine],
    ]) {
      for (const call of ['GET /api/jobs/:id', 'POST /api/jobs/:id/retry', 'DELETE /api/jobs/:id']) {
        expect([call, (await studio.ask(call.replace(':id', other!), { token: key! })).statusCode]).toEqual([
          call,
          404,
        ]);
      }
      const whole = (await studio.ask(`GET /api/jobs/${other}`, { token: seller.token })).json<Job>();
      const file = `GET /api/variations/${whole.variations[0]?.id}/file?size=full`;
      expect((await studio.ask(file, { token: key! })).statusCode).toBe(404);
      expect((await studio.ask(file, { token: seller.token })).statusCode).toBe(200);
      expect((await studio.ask(`GET /api/jobs/${other}/download`, { token: key! })).statusCode).toBe(404);
    }
  });

  it('watermarks every format, and has no layers without the watermark', async () => {
    const [jobId] = await ids(sandbox);
    const { variations } = (await studio.ask(`GET /api/jobs/${jobId}`, { token: sandbox })).json<Job>();
    const picture = variations.find(({ style }) => style === 'white_bg')!;
    rendered.length = 0;
    for (const form of ['format=png', 'alone=bare&format=png']) {
      const file = `GET /api/variations/${picture.id}/file?size=full&${form}`;
      expect((await studio.ask(file, { token: sandbox })).statusCode).toBe(200);
    }
    expect(rendered.map(({ isMarked, alone }) => [isMarked, alone])).toEqual([
      [true, undefined],
      [true, 'bare'],
    ]);
    const payload = { shadow: 'natural', ground: null };
    const sheet = await studio.ask(`POST /api/variations/${picture.id}/sheet`, { token: seller.token, payload });
    expect(sheet.json<Problem>().code).toBe('not_in_sandbox');
  });

  it('has a daily limit of sets, in which refused ones do not count', async () => {
    await use().db.delete(attempts);
    const refused = await studio.ask('POST /api/jobs', { token: sandbox, payload: { image_ids: [], language: 'en' } });
    expect(refused.statusCode).toBe(422);
    const wrong = { image_ids: [seller.photoId], language: 'tlh' };
    expect((await studio.ask('POST /api/jobs', { token: sandbox, payload: wrong })).statusCode).toBe(422);
    await countWithin(use().db, 'sandboxSetsOfAccount', userId, SANDBOX_SETS_PER_DAY - 1);
    expect((await order(sandbox, 'the last')).statusCode).toBe(201);
    const over = await order(sandbox);
    expect([over.statusCode, Number(over.headers['retry-after']) > 3600]).toEqual([429, true]);
    // A request sent twice makes one set and counts once.
    expect((await order(sandbox, 'the last')).statusCode).toBe(201);
  });
});
