import type { Adjustment, DraftOptions, HandSheet, Job, PreviewEvents, Problem } from '@vitrine/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

const NEUTRAL: Adjustment = { x: 0, y: 0, scale: 1, turn: 0, shadow: 'natural', ground: null };
const MOVED: Adjustment = { ...NEUTRAL, x: 0.1, scale: 1.2, shadow: 'soft' };
const bytesOf = (address: string): string => Buffer.from(address.split('base64,')[1] ?? '', 'base64').toString();

describeOnDatabase('a picture arranged before payment', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
    seller = await studio.seller('arranger');
    await cutOut(seller.photoId);
  });
  afterAll(() => studio.close());
  beforeEach(() => {
    studio.onRender = async () => {};
    studio.findsProduct = true;
  });

  const cutOut = async (id: string) => {
    const image = async () =>
      (await studio.ask(`GET /api/images/${id}`, { token: seller.token })).json<Job['images'][number]>();
    while ((await image()).cutout.status === 'pending') await delay(30);
  };
  const body = (more: object = {}) => ({ image_ids: [seller.photoId], language: 'en', ...more });
  const ask = (what: string, more: object = {}, token = seller.token) =>
    studio.ask(`POST /api/previews${what}`, { token, payload: body(more) });
  const sheet = async (more: object = {}) =>
    (await ask('/sheet', { style: 'studio', shadow: 'soft', ground: '#aabbcc', ...more })).json<HandSheet>();
  const previews = async (more: object): Promise<PreviewEvents['picture'][]> =>
    (await ask('', more)).body
      .split('\n\n')
      .filter((block) => block.includes('event: picture'))
      .map((block) => JSON.parse(block.slice(block.indexOf('data: ') + 6)) as PreviewEvents['picture']);

  it('lists scenes, layers and limits of a move, and renders a trial as a watermarked proof', async () => {
    const options = (await ask('/options', { style: 'studio', looks: { studio: { scene: 4 } } })).json<DraftOptions>();
    expect({ ...options, scene_previews: options.scene_previews.map(bytesOf) }).toEqual({
      scene: 1,
      scenes: 3,
      scene_previews: ['room', 'shelf', 'garden'],
    });
    const drawn = await sheet({ scene: 2, looks: { studio: { adjustment: MOVED } } });
    expect(bytesOf(drawn.layers[0]?.image ?? '')).toBe('studio 2 soft #aabbcc');
    expect(drawn.adjustment).toEqual(MOVED);
    const tried = await ask('/trial', { style: 'studio', adjustment: MOVED, scene: 1 });
    expect(bytesOf(tried.json<{ image: string }>().image)).toBe('studio proof webp: scene 1, soft shadow at 0.1 × 1.2');
  });

  it('is enlarged only as far as the final stays sharp', async () => {
    // Eight pixels of the sheet show half of the small cut-out; the final has 512 times as many, the photo 1.56 times.
    expect((await sheet()).scale.most).toBe(1);
  });

  it('carries its arrangement into its proof and into the job', async () => {
    const looks = { studio: { scene: 2, adjustment: MOVED }, flat_lay: { adjustment: MOVED } };
    const [plain, arranged] = [await previews({}), await previews({ looks })];
    const of = (all: typeof plain, style: string) => all.find((one) => one.style === style);
    const data = Buffer.from(of(arranged, 'studio')?.data ?? '', 'base64').toString();
    expect(data).toBe('studio proof webp: scene 2, soft shadow at 0.1 × 1.2');
    const changed = arranged.filter(({ style, key }) => of(plain, style)?.key !== key).map(({ style }) => style);
    // Nothing in a flat lay can be moved.
    expect(changed).toEqual(['studio']);
    const have = Object.fromEntries(arranged.map(({ style, key }) => [style, key]));
    expect(await previews({ looks, have })).toEqual([]);

    const created = (await seller.createJob({ looks })).json<Job>();
    const done = await studio.waitForJob(seller.token, created.id, ({ status }) => status === 'completed');
    const pictureOf = (style: string) => done.variations.find((one) => one.style === style)!;
    const file = async (style: string) =>
      (await studio.ask(`GET /api/variations/${pictureOf(style).id}/file`, { token: seller.token })).body;
    expect(await file('studio')).toBe('studio final jpeg: scene 2, soft shadow at 0.1 × 1.2');
    expect(await file('flat_lay')).toBe('flat_lay final jpeg');
    expect(await file('white_bg')).toBe('white_bg final jpeg');
    expect(pictureOf('studio').change).toMatchObject({ state: 'none', can_undo: false });
    const paid = await studio.ask(`POST /api/variations/${pictureOf('studio').id}/sheet`, {
      token: seller.token,
      payload: { shadow: 'natural', ground: null },
    });
    expect(paid.json<HandSheet>().adjustment).toEqual(MOVED);
    // Another set of the same photos starts with this one's arrangement.
    expect(done.looks).toEqual({ studio: looks.studio });
  });

  it('is refused for another user’s photo and before the cut-out, with the reason', async () => {
    const stranger = await studio.seller('stranger');
    const wish = { style: 'studio', shadow: 'soft', ground: null };
    expect((await ask('/sheet', wish, stranger.token)).statusCode).toBe(422);
    const wrong = await ask('/trial', { style: 'studio', adjustment: { ...NEUTRAL, scale: 7 } });
    expect(wrong.json<Problem>().errors?.map(({ field }) => field)).toEqual(['adjustment.scale']);
    const gate = Promise.withResolvers<void>();
    studio.onCutOut = () => gate.promise;
    const waiting = await uploadPhoto(studio, seller.token);
    const early = await ask('/sheet', { ...wish, image_ids: [waiting] });
    gate.resolve();
    studio.onCutOut = async () => {};
    expect([early.statusCode, early.json<Problem>().code]).toEqual([409, 'picture_not_ready']);
  });
});
