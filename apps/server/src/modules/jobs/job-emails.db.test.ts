import type { Job } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emails, users } from '../../database/schema.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';

const ended = (job: Job) => !['queued', 'generating'].includes(job.status);
const failing = async () => Promise.reject(new Error('asked to fail'));

describeOnDatabase('e-mails about a job', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let address: string;
  let number = 0;
  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    address = `mailed${(number += 1)}@example.com`;
    seller = await studio.seller(`mailed${number}`);
  });

  const run = async () => studio.waitForJob(seller.token, (await seller.createJob()).json<Job>().id, ended);
  const retry = async ({ id }: Job) => {
    await studio.ask(`POST /api/jobs/${id}/retry`, { token: seller.token });
    return studio.waitForJob(seller.token, id, ended);
  };
  const written = async () => {
    const rows = await use().db.select().from(emails).where(eq(emails.to, address)).orderBy(emails.id);
    return rows.filter(({ causeKey }) => causeKey?.startsWith('job:'));
  };
  const subjects = async () => (await written()).map(({ subject }) => subject);

  it('report that the pictures are ready, with a link', async () => {
    const { id } = await run();
    const [mail] = await written();
    expect(mail).toMatchObject({
      subject: 'Your pictures are ready',
      links: [`http://localhost:3000/results/${id}`],
      causeKey: `job:${id}:set_ready`,
    });
    expect(mail?.text).toContain('All 20 pictures');
    await expect.poll(async () => (await written())[0]?.status, { timeout: 10_000 }).toBe('sent');
  });

  it('are sent once, however often the rest is retried', async () => {
    studio.onRender = async ({ style }) => (style === 'luxury' ? failing() : undefined);
    const job = await run();
    expect((await written())[0]?.text).toContain('19 pictures');
    await retry(job);
    expect(await subjects()).toEqual(['Your pictures are ready']);
  });

  it('report that the set failed and the credit is back, and later that a retry succeeded', async () => {
    studio.onRender = failing;
    const job = await run();
    expect(await subjects()).toEqual(['Your set could not be made']);
    expect((await written())[0]?.text).toContain('Your credit is back in your account');
    await retry(job);
    expect(await subjects()).toEqual(['Your set could not be made']);
    studio.onRender = async () => {};
    await retry(job);
    expect(await subjects()).toEqual(['Your set could not be made', 'Your pictures are ready']);
  });

  it('are in the language of the seller', async () => {
    await use().db.update(users).set({ language: 'ar' }).where(eq(users.email, address));
    await run();
    expect(await subjects()).toEqual(['صورك جاهزة']);
  });

  it.each([
    ['who has not confirmed the address', { emailVerifiedAt: null }],
    ['who is a guest', { email: null, isGuest: true }],
  ])('are not sent to a seller %s', async (_, change) => {
    studio.onRender = async () => {
      await use().db.update(users).set(change).where(eq(users.email, address));
    };
    expect((await run()).status).toBe('completed');
    expect(await written()).toEqual([]);
  });

  it('are not sent about a cancelled job', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    const { id } = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, id, ({ status }) => status === 'generating');
    await studio.ask(`POST /api/jobs/${id}/cancel`, { token: seller.token });
    resolve();
    expect(await written()).toEqual([]);
  });
});
