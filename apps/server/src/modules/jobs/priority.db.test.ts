import type { Job, Session } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptions } from '../../database/schema.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';

const ended = (job: Job) => !['queued', 'generating'].includes(job.status);

describeOnDatabase('the queue of jobs', (use) => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await createTestStudio(use());
  });
  afterAll(() => studio.close());

  const subscribe = async ({ token }: Seller, plan: 'starter' | 'pro') => {
    const { id: userId } = (await studio.ask('GET /api/auth/me', { token })).json<Session['user']>();
    const now = new Date();
    const dates = { startedAt: now, occurredAt: now };
    await use()
      .db.insert(subscriptions)
      .values({ id: `sub_${plan}`, userId, plan, status: 'active', ...dates });
  };

  it('lets Pro jobs overtake, but gives every job its previews before others’ finals', async () => {
    const [early, late] = [await studio.seller('early'), await studio.seller('late')];
    await subscribe(early, 'starter');
    await subscribe(late, 'pro');
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    studio.onRender = async ({ language, size }) => {
      await gate.promise;
      order.push(`${language} ${size}`);
    };
    const jobs = [
      (await early.createJob({ language: 'en' })).json<Job>(),
      (await late.createJob({ language: 'de' })).json<Job>(),
    ];
    await studio.queue.work();
    const generating = (job: Job) => job.status === 'generating';
    await studio.waitForJob(early.token, jobs[0]?.id ?? '', generating);
    await studio.waitForJob(late.token, jobs[1]?.id ?? '', generating);
    gate.resolve();
    await studio.waitForJob(early.token, jobs[0]?.id ?? '', ended);
    await studio.waitForJob(late.token, jobs[1]?.id ?? '', ended);
    const last = (what: string) => order.lastIndexOf(what);
    // Renderings that had started before both jobs existed, one per thread, are not stopped.
    const first = (what: string) => order.indexOf(what, 4);
    expect(order).toHaveLength(80);
    expect(last('de preview')).toBeLessThan(last('en preview'));
    expect(last('en preview')).toBeLessThan(first('de final') + 4);
    expect(last('de final')).toBeLessThan(first('en final') + 4);
  });
});
