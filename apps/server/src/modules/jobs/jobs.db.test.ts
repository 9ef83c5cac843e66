import type { CreditLine, Job, Photo, Problem } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';

const ended = (job: Job) => !['queued', 'generating'].includes(job.status);
const failAt =
  (...styles: string[]) =>
  async (request: { style: string }) => {
    if (styles.includes(request.style)) throw new Error('asked to fail');
  };

describeOnEachDatabase('a job from credit to pictures', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let number = 0;
  const run = async (body = {}) => (await seller.createJob(body)).json<Job>();
  const end = (job: Job) => studio.waitForJob(seller.token, job.id, ended);
  const retry = async (job: Job) => studio.ask(`POST /api/jobs/${job.id}/retry`, { token: seller.token });
  const photoOf = async ({ token, photoId }: Seller) =>
    (await studio.ask(`GET /api/images/${photoId}`, { token })).json<Photo>();
  const causes = async () => {
    const page = (await studio.ask('GET /api/credits', { token: seller.token })).json<{ items: CreditLine[] }>();
    return page.items.map(({ cause }) => cause).toReversed();
  };

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    studio.findsProduct = true;
    seller = await studio.seller(`seller${(number += 1)}`);
  });

  it('makes twenty pictures for one credit', async () => {
    const created = await run();
    expect(created).toMatchObject({
      status: 'queued',
      credit: { state: 'reserved' },
      progress: { done: 0, total: 20 },
    });
    expect(await seller.balance()).toBe(1);
    const job = await end(created);
    expect(job).toMatchObject({ status: 'completed', credit: { state: 'spent' }, progress: { done: 20, failed: 0 } });
    expect(job.message).toBe('All professional variations are ready!');
    expect(job.variations.every(({ preview_url, checks }) => preview_url !== null && checks !== null)).toBe(true);
    expect(await causes()).toEqual(['signup_grant', 'email_confirmed', 'job_reserved', 'job_settled']);
    expect(await seller.balance()).toBe(1);
  });

  it('returns the credit when no picture succeeded', async () => {
    studio.onRender = async () => Promise.reject(new Error('asked to fail'));
    const job = await end(await run());
    expect(job).toMatchObject({ status: 'failed', credit: { state: 'returned' }, progress: { done: 0, failed: 20 } });
    expect(await seller.balance()).toBe(2);
  });

  it('reports that no product was found in the photos, and returns the credit', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    studio.onCutOut = () => gate;
    studio.findsProduct = false;
    const other = await studio.seller(`nothing${number}`);
    const created = (await other.createJob()).json<Job>();
    expect(created.failed_because).toBeNull();
    release();
    const job = await studio.waitForJob(other.token, created.id, ({ status }) => status === 'failed');
    expect(job).toMatchObject({ failed_because: 'no_product_found', credit: { state: 'returned' } });
    expect(job.message).toBe('We found no product in your photos');
    expect(await other.balance()).toBe(2);
  });

  it('refuses a photo without a product before a credit is reserved', async () => {
    studio.findsProduct = false;
    const other = await studio.seller(`empty${number}`);
    const noProduct = (photo: Photo) => photo.cutout.status === 'failed';
    await expect.poll(async () => noProduct(await photoOf(other)), { timeout: 10_000 }).toBe(true);
    const again = await other.createJob();
    expect(await other.balance()).toBe(2);
    expect(again.json<Problem>()).toMatchObject({ status: 422, code: 'no_product_found' });
  });

  it('retries failed pictures for free, and keeps the credit spent on success', async () => {
    studio.onRender = failAt('luxury', 'flat_lay');
    const job = await end(await run());
    expect(job).toMatchObject({ status: 'completed', credit: { state: 'spent' }, progress: { done: 18, failed: 2 } });
    studio.onRender = async () => {};
    expect((await retry(job)).json<Job>()).toMatchObject({ status: 'queued', progress: { done: 18, failed: 0 } });
    expect(await end(job)).toMatchObject({ status: 'completed', credit: { state: 'spent' }, progress: { done: 20 } });
    expect(await seller.balance()).toBe(1);
    expect((await retry(job)).json<Problem>()).toMatchObject({ status: 409, code: 'nothing_to_retry' });
  });

  it('returns the credit when the retry fails too, and keeps the ready pictures', async () => {
    studio.onRender = failAt('luxury');
    const job = await end(await run());
    await retry(job);
    expect(await end(job)).toMatchObject({
      status: 'completed',
      credit: { state: 'returned' },
      progress: { done: 19 },
    });
    expect(await seller.balance()).toBe(2);
    expect((await retry(job)).statusCode).toBe(409);
  });

  it('reserves the credit again when a job without pictures is retried', async () => {
    studio.onRender = async () => Promise.reject(new Error('asked to fail'));
    const job = await end(await run());
    studio.onRender = async () => {};
    await retry(job);
    expect(await end(job)).toMatchObject({ status: 'completed', credit: { state: 'spent' }, progress: { done: 20 } });
    expect(await seller.balance()).toBe(1);
  });

  it('is cancelled, and returns the credit if no picture is ready', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    const created = await run();
    await studio.waitForJob(seller.token, created.id, ({ status }) => status === 'generating');
    const stopped = await studio.ask(`POST /api/jobs/${created.id}/cancel`, { token: seller.token });
    expect(stopped.json<Job>()).toMatchObject({ status: 'cancelled', credit: { state: 'returned' } });
    expect(await seller.balance()).toBe(2);
    const again = await studio.ask(`POST /api/jobs/${created.id}/cancel`, { token: seller.token });
    expect(again.json<Problem>()).toMatchObject({ status: 409, code: 'job_ended' });
    resolve();
  });
});
