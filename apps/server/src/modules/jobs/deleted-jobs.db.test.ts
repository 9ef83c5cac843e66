import { type CallOut, type CreditLine, DELETED_SET_DAYS, type Job, type Problem } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { creditLines, jobPhotos, jobs, photos, variations } from '../../database/schema.ts';
import { readZip } from '../../testing/read-zip.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { purgeDueJobs } from './purge-due-jobs.ts';

const DAY_MS = 24 * 3_600_000;
const ended = (job: Job) => !['queued', 'generating'].includes(job.status);

describeOnDatabase('a deleted set', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let number = 0;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    seller = await studio.seller(`deletes${(number += 1)}`);
  });

  const ask = (call: string, payload?: object) =>
    studio.ask(call, { token: seller.token, ...(payload && { payload }) });
  const make = async (body = {}, key?: string): Promise<Job> => {
    const { id } = (await seller.createJob(body, key)).json<Job>();
    return studio.waitForJob(seller.token, id, ended);
  };
  const remove = async (id: string, query = '') => (await ask(`DELETE /api/jobs/${id}${query}`)).statusCode;
  const list = async (shelf = 'kept') => {
    const { items, total } = (await ask(`GET /api/jobs?shelf=${shelf}`)).json<CallOut<'GET /jobs'>>();
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  const exists = async (key: string) => (await studio.storage.head(key)) !== null;
  const finalOf = (job: Job) => `jobs/${job.id}/${job.variations[0]?.id}/final.jpg`;
  const photoOf = (id: string) => `photos/${id}/photo.jpg`;
  const isGone = (...keys: string[]) =>
    vi.waitFor(async () => expect(await Promise.all(keys.map(exists))).toEqual(keys.map(() => false)), 20_000);
  const later = (days: number) => new Date(Date.now() + days * DAY_MS);
  const purge = (at: Date) => purgeDueJobs({ db: use().db, queue: studio.queue }, at);
  const rowOf = async (id: string) => (await use().db.select().from(jobs).where(eq(jobs.id, id)))[0];

  it('leaves the list at once, is inaccessible, and can be restored completely', async () => {
    const job = await make({ product_description: 'Blue mug' });
    const picture = job.variations[0]?.id ?? '';
    expect([await remove(job.id), await remove(job.id)]).toEqual([204, 204]);
    expect([await list(), await list('deleted')]).toEqual([[], [job.id]]);
    for (const call of [
      `GET /api/jobs/${job.id}`,
      `GET /api/jobs/${job.id}/events`,
      `GET /api/jobs/${job.id}/download`,
      `GET /api/variations/${picture}/file`,
      `GET /api/variations/${picture}/options`,
      `POST /api/jobs/${job.id}/cancel`,
      `POST /api/jobs/${job.id}/retry`,
    ]) {
      expect([call, (await ask(call)).json<Problem>().code]).toEqual([call, 'job_deleted']);
    }
    const change = await ask(`PATCH /api/variations/${picture}`, { scene: 1 });
    expect(change.json<Problem>()).toMatchObject({ status: 410, code: 'job_deleted' });

    const [shelved] = (await ask('GET /api/jobs?shelf=deleted')).json<CallOut<'GET /jobs'>>().items;
    const left = Date.parse(shelved?.purge_at ?? '') - Date.parse(shelved?.deleted_at ?? '');
    expect(left).toBe(DELETED_SET_DAYS * DAY_MS);
    const restored = await ask(`POST /api/jobs/${job.id}/restore`);
    expect(restored.json<Job>()).toEqual(job);
    expect((await ask(`POST /api/jobs/${job.id}/restore`)).statusCode).toBe(200);
    expect([await list(), await list('deleted')]).toEqual([[job.id], []]);
    expect((await ask(`GET /api/variations/${picture}/file`)).statusCode).toBe(200);
  });

  it('must not be running: it is cancelled first', async () => {
    let go = () => {};
    studio.onRender = () => new Promise((resolve) => (go = resolve));
    const { id } = (await seller.createJob()).json<Job>();
    const refused = await ask(`DELETE /api/jobs/${id}?for_good=true`);
    expect(refused.json<Problem>()).toMatchObject({ status: 409, code: 'job_running' });
    expect((await ask(`POST /api/jobs/${id}/cancel`)).statusCode).toBe(200);
    expect(await remove(id)).toBe(204);
    studio.onRender = async () => {};
    go();
    expect(await seller.balance()).toBe(2);
  });

  it('is purged when its time is over, and not before: texts, photos, files; the ledger stays', async () => {
    const other = await uploadPhoto(studio, seller.token, 'other.jpg');
    const job = await make({ product_description: 'Secret mug', image_ids: [seller.photoId, other] }, 'my key');
    const kept = await make({ image_ids: [other] });
    const ledger = await use().db.select().from(creditLines).where(eq(creditLines.jobId, job.id));
    await remove(job.id);
    await purge(later(DELETED_SET_DAYS - 0.1));
    expect(await list('deleted')).toEqual([job.id]);

    await purge(later(DELETED_SET_DAYS + 0.1));
    expect([await list(), await list('deleted')]).toEqual([[kept.id], []]);
    await isGone(finalOf(job), photoOf(seller.photoId));
    expect([await exists(finalOf(kept)), await exists(photoOf(other))]).toEqual([true, true]);
    expect(await use().db.select().from(photos).where(eq(photos.id, seller.photoId))).toEqual([]);
    expect(await use().db.select().from(jobPhotos).where(eq(jobPhotos.jobId, job.id))).toEqual([]);
    expect(JSON.stringify(await rowOf(job.id))).not.toMatch(/secret/i);
    expect(await rowOf(job.id)).toMatchObject({ status: 'completed', creditState: 'spent', pictures: 20 });
    const rows = await use().db.select().from(variations).where(eq(variations.jobId, job.id));
    expect(rows.filter(({ hasPreview, status }) => !hasPreview && status === 'ready')).toHaveLength(20);
    expect(await use().db.select().from(creditLines).where(eq(creditLines.jobId, job.id))).toEqual(ledger);
    const { items } = (await ask('GET /api/credits')).json<{ items: CreditLine[] }>();
    expect(items.map(({ job_id }) => job_id)).toContain(job.id);

    expect((await ask(`GET /api/jobs/${job.id}`)).statusCode).toBe(404);
    expect((await ask(`POST /api/jobs/${job.id}/restore`)).statusCode).toBe(404);
    expect((await rowOf(job.id))?.deletedAt, 'it stays deleted').not.toBeNull();
    expect(await remove(job.id)).toBe(204);
    const balance = await seller.balance();
    const replayed = await seller.createJob(
      { product_description: 'Secret mug', image_ids: [seller.photoId, other] },
      'my key',
    );
    expect([replayed.statusCode, await seller.balance()]).toEqual([404, balance]);
  });

  it('is purged at once on request', async () => {
    const job = await make();
    expect([await remove(job.id, '?for_good=true'), await remove(job.id, '?for_good=true')]).toEqual([204, 204]);
    expect([await list(), await list('deleted')]).toEqual([[], []]);
    await isGone(finalOf(job), photoOf(seller.photoId));
  });

  it('purges a removed photo once no set uses it', async () => {
    const job = await make();
    expect((await ask(`DELETE /api/images/${seller.photoId}`)).statusCode).toBe(204);
    expect((await ask(`GET /api/images/${seller.photoId}`)).statusCode).toBe(404);
    expect((await ask(`POST /api/images/${seller.photoId}/restore`)).json()).toMatchObject({ id: seller.photoId });
    expect((await seller.createJob()).statusCode).toBe(201);
    const [second = ''] = await list();
    await studio.waitForJob(seller.token, second, ended);
    await ask(`DELETE /api/images/${seller.photoId}`);
    await remove(job.id, '?for_good=true');
    expect(await exists(photoOf(seller.photoId))).toBe(true);
    await remove(second, '?for_good=true');
    await isGone(photoOf(seller.photoId));
    expect((await ask(`POST /api/images/${seller.photoId}/restore`)).statusCode).toBe(404);
  });

  it('is in the export while it can be restored, and is removed with the account', async () => {
    const job = await make();
    await remove(job.id);
    const zip = readZip((await ask('GET /api/user/export')).rawPayload);
    const rows: { id: string; deletedAt: string | null }[] = JSON.parse(zip.get('jobs.json')?.toString() ?? '[]');
    expect(rows).toMatchObject([{ id: job.id, deletedAt: expect.any(String) }]);
    expect((await ask('DELETE /api/user', { password: PASSWORD })).statusCode).toBe(204);
    expect(await rowOf(job.id)).toBeUndefined();
    await isGone(finalOf(job), photoOf(seller.photoId));
  });

  it('is complete or gone when its purge is interrupted, and a later run finishes it', async () => {
    const job = await make();
    await remove(job.id);
    const before = await rowOf(job.id);
    const broken = { ...studio.queue, enqueue: async () => Promise.reject(new Error('killed here')) };
    const cut = purgeDueJobs({ db: use().db, queue: broken }, later(DELETED_SET_DAYS + 1));
    await expect(cut).rejects.toThrow('killed here');
    expect(await rowOf(job.id)).toEqual(before);
    expect([await exists(finalOf(job)), await exists(photoOf(seller.photoId))]).toEqual([true, true]);
    await purge(later(DELETED_SET_DAYS + 1));
    await isGone(finalOf(job), photoOf(seller.photoId));
  });

  it('is never half restored when a restore and the purge run at the same time', async () => {
    const job = await make();
    await remove(job.id);
    const restoring = ask(`POST /api/jobs/${job.id}/restore`);
    const [restored] = await Promise.all([restoring, purge(later(DELETED_SET_DAYS + 1))]);
    const photo = await use().db.select().from(jobPhotos).where(eq(jobPhotos.jobId, job.id));
    const isWhole = photo.length === 1 && (await rowOf(job.id))?.purgedAt === null;
    expect([restored.statusCode, isWhole]).toEqual(restored.statusCode === 200 ? [200, true] : [404, false]);
  });

  it('counts as downloaded only by full pictures of a finished set', async () => {
    const job = await make();
    const file = `GET /api/variations/${job.variations[0]?.id}/file`;
    const saved = async () => (await ask(`GET /api/jobs/${job.id}`)).json<Job>().downloaded_at;
    await ask(`${file}?size=preview`);
    expect(await saved()).toBeNull();
    await ask(file);
    const first = await saved();
    expect(first).not.toBeNull();
    await ask(`GET /api/jobs/${job.id}/download`);
    expect(await saved()).toBe(first);
  });
});
