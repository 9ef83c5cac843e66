import {
  type Adjustment,
  type CreditLine,
  type HandSheet,
  type Job,
  MAX_PICTURE_CHANGES,
  type Problem,
  type StyleId,
  type Variation,
} from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';

const NEUTRAL: Adjustment = { x: 0, y: 0, scale: 1, turn: 0, shadow: 'natural', ground: null };

describeOnDatabase('a finished picture whose product is moved by hand', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let job: Job;
  let number = 0;
  const pictureOf = (whole: Job, style: StyleId = 'studio') => whole.variations.find((one) => one.style === style)!;
  const ask = (path: string, payload: object, token = seller.token) => studio.ask(path, { token, payload });
  const change = (adjustment: Adjustment | null, style: StyleId = 'studio') =>
    ask(`PATCH /api/variations/${pictureOf(job, style).id}`, { adjustment });
  const file = async (style: StyleId = 'studio', query = '') =>
    (await studio.ask(`GET /api/variations/${pictureOf(job, style).id}/file${query}`, { token: seller.token })).body;
  const sheet = async () =>
    (
      await ask(`POST /api/variations/${pictureOf(job).id}/sheet`, { shadow: 'soft', ground: '#aabbcc' })
    ).json<HandSheet>();
  const settled = () =>
    studio.waitForJob(seller.token, job.id, ({ variations }) =>
      variations.every((one) => one.change.state !== 'running'),
    );
  const ledger = async () =>
    (await studio.ask('GET /api/credits', { token: seller.token })).json<{ items: CreditLine[] }>().items;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    seller = await studio.seller(`mover${(number += 1)}`);
    const created = (await seller.createJob()).json<Job>();
    job = await studio.waitForJob(seller.token, created.id, ({ status }) => status === 'completed');
  });

  it('is rendered again with the product moved, in every format, without a credit; a repeated request does nothing', async () => {
    const [before, first] = [await ledger(), await file()];
    const moved = { ...NEUTRAL, x: 0.1, scale: 1.2, shadow: 'soft' as const };
    expect((await change(moved)).json<Variation>().change).toMatchObject({ state: 'running' });
    await settled();
    expect(await file()).toBe('studio final jpeg: soft shadow at 0.1 × 1.2');
    expect(await file('studio', '?format=png')).toBe('studio final png: soft shadow at 0.1 × 1.2');
    expect((await sheet()).adjustment).toEqual(moved);
    const again = await change(moved);
    expect(again.json<Variation>().change).toMatchObject({ state: 'none', left: MAX_PICTURE_CHANGES - 1 });
    await ask(`PATCH /api/variations/${pictureOf(job).id}`, { scene: 2 });
    await settled();
    expect(await file()).toBe('studio final jpeg: scene 2, soft shadow at 0.1 × 1.2');
    const looks = async () =>
      (await studio.ask(`GET /api/jobs/${job.id}`, { token: seller.token })).json<Job>().looks.studio;
    expect(await looks()).toEqual({ scene: 2, adjustment: moved });
    await ask(`PATCH /api/variations/${pictureOf(job).id}`, { seed: 4711 });
    await settled();
    expect(await looks(), 'a place of another seed is another place').toEqual({ adjustment: moved });
    await ask(`PATCH /api/variations/${pictureOf(job).id}`, { undo: true });
    await ask(`PATCH /api/variations/${pictureOf(job).id}`, { adjustment: null, scene: 0 });
    await settled();
    expect(await file()).toBe(first);
    expect(await looks()).toBeUndefined();
    await ask(`PATCH /api/variations/${pictureOf(job).id}`, { undo: true });
    expect(await file()).toBe('studio final jpeg: scene 2, soft shadow at 0.1 × 1.2');
    expect(await ledger()).toEqual(before);
  });

  it('returns layers with the requested shadow and ground, and the limits of a move', async () => {
    const { layers, adjustment, reach, scale } = await sheet();
    const [, data = ''] = layers[0]?.image.split('base64,') ?? [];
    expect(Buffer.from(data, 'base64').toString()).toBe('studio 0 soft #aabbcc');
    expect({ adjustment, left: reach.left, least: scale.least }).toEqual({
      adjustment: NEUTRAL,
      left: -0.3,
      least: 0.6,
    });
  });

  it('renders a trial of a change and stores nothing', async () => {
    const tried = await ask(`POST /api/variations/${pictureOf(job).id}/trial`, {
      adjustment: { ...NEUTRAL, y: -0.1, shadow: 'none' },
      scene: 1,
    });
    const [, data = ''] = tried.json<{ image: string }>().image.split('base64,');
    expect(Buffer.from(data, 'base64').toString()).toBe('studio preview jpeg: scene 1, none shadow at 0 × 1');
    expect((await sheet()).adjustment).toEqual(NEUTRAL);
    expect(pictureOf(await settled()).change.left).toBe(MAX_PICTURE_CHANGES);
  });

  it('is exported as the product alone, with or without shadow, and rendered once', async () => {
    const download = (query: string, style: StyleId = 'white_bg') =>
      studio.ask(`GET /api/variations/${pictureOf(job, style).id}/file?${query}`, { token: seller.token });
    const bare = await download('alone=bare');
    expect([bare.headers['content-type'], bare.body]).toEqual(['image/png', 'white_bg final png: bare']);
    expect(bare.headers['content-disposition']).toContain('white-bg-transparent-');
    expect((await download('alone=with_shadow&format=webp')).body).toBe('white_bg final webp: with_shadow');
    studio.onRender = async () => Promise.reject(new Error('not again'));
    expect((await download('alone=bare')).statusCode).toBe(200);
    expect((await download('alone=everything')).statusCode).toBe(422);
    expect((await download('alone=bare', 'step_by_step')).json<Problem>().errors?.[0]?.field).toBe('alone');
  });

  it('ignores what a style does not support, and does nothing if that is all', async () => {
    const answer = await change({ ...NEUTRAL, x: 0.3, turn: 10 }, 'feature_callouts');
    expect(answer.json<Variation>().change).toMatchObject({ state: 'none', left: MAX_PICTURE_CHANGES });
  });

  it('names the invalid part of an adjustment', async () => {
    const wrong = await change({ ...NEUTRAL, scale: 7, turn: 40, ground: 'blue' });
    expect(wrong.statusCode).toBe(422);
    const fields = wrong.json<Problem>().errors?.map(({ field }) => field);
    expect(fields).toEqual(['adjustment.scale', 'adjustment.turn', 'adjustment.ground']);
    expect((await change({ ...NEUTRAL, shadow: 'long' as never })).statusCode).toBe(422); // Deliberately not of the declared type.
  });

  it('applies to every picture of the set that supports it, once, and keeps each position', async () => {
    const before = await ledger();
    await change({ ...NEUTRAL, x: 0.1 });
    await settled();
    const asked = (await ask(`POST /api/jobs/${job.id}/adjust`, { shadow: 'none' })).json<Job>();
    const running = asked.variations.filter(({ change: { state } }) => state === 'running').map(({ style }) => style);
    expect(running).toContain('white_bg');
    expect(running).not.toContain('flat_lay');
    const done = await settled();
    expect(await file()).toBe('studio final jpeg: none shadow at 0.1 × 1');
    expect(await file('white_bg')).toBe('white_bg final jpeg: none shadow at 0 × 1');
    expect(await file('flat_lay')).toBe('flat_lay final jpeg');
    const again = (await ask(`POST /api/jobs/${job.id}/adjust`, { shadow: 'none' })).json<Job>();
    expect(again.variations).toEqual(done.variations);
    expect(await ledger()).toEqual(before);
  });

  it('keeps the old picture when the change fails, and is refused while the set runs', async () => {
    const first = await file();
    studio.onRender = async () => Promise.reject(new Error('asked to fail'));
    await ask(`POST /api/jobs/${job.id}/adjust`, { shadow: 'none' });
    expect(pictureOf(await settled()).change.state).toBe('failed');
    expect(await file()).toBe(first);
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    const running = (await seller.createJob()).json<Job>();
    const early = await ask(`POST /api/jobs/${running.id}/adjust`, { shadow: 'none' });
    expect(early.json<Problem>().code).toBe('job_running');
    resolve();
  });
});
