import type { CreditLine, Job, PictureOptions, Problem, Variation } from '@vitrine/contract';
import { MAX_PICTURE_CHANGES } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';
import { makeVersion } from './make-version.ts';
import { variationFiles } from './job-files.ts';

describeOnDatabase('a change of a finished picture', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let job: Job;
  let number = 0;
  const pictureOf = (whole: Job) => whole.variations.find(({ style }) => style === 'lifestyle')!;
  const picture = async () =>
    pictureOf((await studio.ask(`GET /api/jobs/${job.id}`, { token: seller.token })).json<Job>());
  const change = (payload: object, token = seller.token) =>
    studio.ask(`PATCH /api/variations/${pictureOf(job).id}`, { token, payload });
  const file = async () =>
    (await studio.ask(`GET /api/variations/${pictureOf(job).id}/file`, { token: seller.token })).body;
  const options = async () =>
    (
      await studio.ask(`GET /api/variations/${pictureOf(job).id}/options`, { token: seller.token })
    ).json<PictureOptions>();
  const settled = async () => {
    const whole = await studio.waitForJob(seller.token, job.id, ({ variations }) =>
      variations.every((one) => one.change.state !== 'running'),
    );
    return pictureOf(whole);
  };
  const ledger = async () =>
    (await studio.ask('GET /api/credits', { token: seller.token })).json<{ items: CreditLine[] }>().items;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    seller = await studio.seller(`changer${(number += 1)}`);
    const created = (await seller.createJob()).json<Job>();
    job = await studio.waitForJob(seller.token, created.id, ({ status }) => status === 'completed');
  });

  it('renders it again with other texts without a credit, and restores the previous one at once', async () => {
    const before = await ledger();
    const first = await file();
    expect((await options()).texts[0]).toEqual({
      slot: 0,
      role: 'name',
      text: 'Blue mug',
      proposed: 'Blue mug',
      max: 20,
    });
    const previews = ['room', 'shelf', 'garden'].map((name) => Buffer.from(name).toString('base64'));
    expect((await options()).scene_previews).toEqual(previews.map((name) => `data:image/webp;base64,${name}`));
    const asked = await change({ texts: [{ slot: 0, text: 'For slow mornings' }] });
    expect(asked.json<Variation>().change).toEqual({
      state: 'running',
      left: MAX_PICTURE_CHANGES - 1,
      can_undo: false,
      touch_up: 'none',
    });
    expect((await settled()).change).toMatchObject({ state: 'none', can_undo: true });
    expect(await file()).toBe('lifestyle final jpeg: For slow mornings');
    expect((await options()).texts[0]).toMatchObject({ text: 'For slow mornings', proposed: 'Blue mug' });
    await change({ scene: 2 });
    const next = await settled();
    expect(await file()).toBe('lifestyle final jpeg: For slow mornings, scene 2');
    expect(next.preview_url).not.toBe(pictureOf(job).preview_url);
    await change({ undo: true });
    expect(await file()).toBe('lifestyle final jpeg: For slow mornings');
    await change({ texts: [{ slot: 0, text: '' }] });
    await settled();
    expect(await file()).toBe(first);
    expect(await ledger()).toEqual(before);
  });

  it('keeps it visible and downloadable until the new one is stored, which the stream reports', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = await file();
    studio.onRender = () => promise;
    await change({ scene: 1 });
    const following = studio.ask(`GET /api/jobs/${job.id}/events`, { token: seller.token });
    expect(await picture()).toMatchObject({ status: 'ready', preview_url: pictureOf(job).preview_url });
    expect(await file()).toBe(first);
    expect((await change({ undo: true })).json<Problem>().code).toBe('picture_not_ready');
    resolve();
    expect((await settled()).change.state).toBe('none');
    const events = (await following).body;
    expect(events).toContain('event: job');
    expect(events.slice(events.lastIndexOf('event: '))).not.toContain('"state":"running"');
    expect(await file()).toBe('lifestyle final jpeg: scene 1');
  });

  it('keeps the old picture on failure, reports it, and can be repeated', async () => {
    const first = await file();
    studio.onRender = async () => Promise.reject(new Error('asked to fail'));
    await change({ scene: 1 });
    expect(await settled()).toMatchObject({ status: 'ready', change: { state: 'failed', can_undo: false } });
    expect(await file()).toBe(first);
    studio.onRender = async () => {};
    await change({ scene: 1 });
    expect((await settled()).change.state).toBe('none');
    expect(await file()).toBe('lifestyle final jpeg: scene 1');
  });

  it('shows the latest request, and renders a repeated one once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    await change({ scene: 1 });
    await change({ scene: 2 });
    const again = await change({ scene: 2 });
    expect(again.json<Variation>().change.left).toBe(MAX_PICTURE_CHANGES - 2);
    resolve();
    await settled();
    expect(await file()).toBe('lifestyle final jpeg: scene 2');
  });

  it('does nothing when its task runs a second time, as after a crash', async () => {
    await change({ scene: 1 });
    const done = await settled();
    const parts = { db: use().db, storage: studio.storage } as Parameters<typeof makeVersion>[0];
    await makeVersion(parts, { variationId: done.id, version: 1 });
    await makeVersion(parts, { variationId: done.id, version: 7 });
    expect(await picture()).toEqual(done);
    const keys = [0, 1].map((version) => variationFiles({ jobId: job.id, id: done.id, version }).final('jpeg'));
    for (const key of keys) expect(await studio.storage.head(key)).not.toBeNull();
  });

  it('keeps the files of the shown, the previous and the first version, also after a crash', async () => {
    const kept = async () => {
      const found = [];
      for (let version = 0; version <= 6; version += 1) {
        const files = variationFiles({ jobId: job.id, id: pictureOf(job).id, version });
        if ((await studio.storage.head(files.final('jpeg'))) !== null) found.push(version);
      }
      return found;
    };
    const next = async (scene: number) => {
      await change({ scene });
      return settled();
    };
    await next(1);
    await next(2);
    const third = await next(3);
    await expect.poll(kept, { timeout: 10_000 }).toEqual([0, 2, 3]);
    await change({ undo: true });
    await next(4);
    await expect.poll(kept, { timeout: 10_000 }).toEqual([0, 2, 4]);
    // As after a crash between changing the row and removing the files.
    await studio.storage.put(
      variationFiles({ jobId: job.id, id: third.id, version: 3 }).final('jpeg'),
      Buffer.from('left'),
    );
    await makeVersion({ db: use().db, storage: studio.storage } as Parameters<typeof makeVersion>[0], {
      variationId: third.id,
      version: 4,
    });
    expect(await kept()).toEqual([0, 2, 4]);
    await change({ undo: true });
    expect(await file()).toBe('lifestyle final jpeg: scene 2');
  });

  it('describes what the picture shows', async () => {
    expect((await picture()).alt_text).toContain('Lifestyle');
  });

  it('is for the owner only, on finished pictures, with a limit', async () => {
    const stranger = await studio.seller(`stranger${number}`);
    expect((await change({ scene: 1 }, stranger.token)).statusCode).toBe(404);
    expect((await change({ undo: true })).json<Problem>().code).toBe('nothing_to_undo');
    for (let scene = 1; scene <= MAX_PICTURE_CHANGES; scene += 1)
      expect((await change({ scene })).statusCode).toBe(200);
    expect((await change({ scene: 0 })).json<Problem>()).toMatchObject({ status: 409, code: 'changes_used_up' });
    expect((await settled()).change.left).toBe(0);
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    const unfinished = (await seller.createJob()).json<Job>();
    const early = await studio.ask(`PATCH /api/variations/${unfinished.variations[0]?.id}`, {
      token: seller.token,
      payload: { scene: 1 },
    });
    expect(early.json<Problem>().code).toBe('picture_not_ready');
    resolve();
  });
});
