import {
  type CreditLine,
  type Job,
  MAX_PICTURE_CHANGES,
  MAX_SET_TOUCH_UPS,
  type Photo,
  type Problem,
  type TouchUp,
} from '@vitrine/contract';
import type { RenderRequest } from '@vitrine/engine/model';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, cutoutOf, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { cutoutFiles } from '../photos/index.ts';
import { remakePictures } from './remake-pictures.ts';

const said = (x: number): TouchUp => ({ strokes: [{ mode: 'erase', radius: 0.02, points: [[x, 0.5]] }] });
const AUTOMATIC: TouchUp = { strokes: [] };

describeOnDatabase('a touch-up of a finished set', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let job: Job;
  let number = 0;
  /** The cut-outs of each picture by style and size, in order of rendering. */
  let made: Map<string, string[]>;

  const touchUp = (payload: TouchUp, photoId = seller.photoId) =>
    studio.ask(`PUT /api/images/${photoId}/cutout`, { token: seller.token, payload });
  const ask = (payload: object = {}, token = seller.token) =>
    studio.ask(`POST /api/jobs/${job.id}/touch-up`, { token, payload });
  const running = ({ variations }: Job) => variations.filter(({ change }) => change.state === 'running').length;
  const settled = () => studio.waitForJob(seller.token, job.id, (whole) => running(whole) === 0);
  const ended = async (created: Job) =>
    studio.waitForJob(seller.token, created.id, ({ status }) => status === 'completed');
  const ledger = async () =>
    (await studio.ask('GET /api/credits', { token: seller.token })).json<{ items: CreditLine[] }>().items;
  const addresses = ({ variations }: Job) => variations.map(({ preview_url: address }) => address);
  const variation = (whole: Job, style: string) => whole.variations.find((each) => each.style === style)!;
  const file = async (style: string, format = 'jpeg') =>
    (
      await studio.ask(`GET /api/variations/${variation(job, style).id}/file?format=${format}`, {
        token: seller.token,
      })
    ).statusCode;
  const note = async ({ style, size, format, products }: RenderRequest) => {
    const cutouts = await Promise.all(
      products.map(async (one) => String('read' in one ? (await one.read()).cutout : one.cutout)),
    );
    const key = `${style} ${size} ${format}`;
    made.set(key, [...(made.get(key) ?? []), cutouts.join(' + ')]);
  };
  const last = (key: string) => made.get(key)?.at(-1);

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    made = new Map();
    studio.onRender = note;
    studio.onCutOut = async () => {};
    studio.findsProduct = true;
    studio.warnings = [];
    seller = await studio.seller(`mender${(number += 1)}`);
    job = await ended((await seller.createJob()).json<Job>());
  });

  it('renders every picture again with the new cut-out without a credit, and keeps the old ones until then', async () => {
    const before = await ledger();
    expect(job.touch_up).toEqual({ left: MAX_SET_TOUCH_UPS });
    await touchUp(said(0.3));
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = async (request) => {
      await promise;
      await note(request);
    };
    const answer = (await ask()).json<Job>();
    expect(answer).toMatchObject({ status: 'completed', touch_up: { left: MAX_SET_TOUCH_UPS - 1 } });
    expect(running(answer)).toBe(job.variations.length);
    expect(addresses(answer).map((one) => one?.split('?')[0])).toEqual(addresses(job).map((one) => one?.split('?')[0]));
    expect(await file('lifestyle')).toBe(200);
    resolve();
    const after = await settled();
    expect(after.variations.every(({ status, change }) => status === 'ready' && change.state === 'none')).toBe(true);
    for (const { style } of job.variations) expect(last(`${style} final jpeg`)).toBe(cutoutOf(said(0.3)).toString());
    for (const [index, address] of addresses(after).entries()) expect(address).not.toBe(addresses(job)[index]);
    expect(variation(after, 'lifestyle').change.left).toBe(MAX_PICTURE_CHANGES);
    expect(after.images[0]?.cutout.touched_up).toBe(true);
    expect(await ledger()).toEqual(before);
  });

  it.each([
    ['is too doubtful', ['uncertain_cutout']],
    ['is only a part of the product', ['cut_off']],
  ] as const)(
    'shows the whole photo while its cut-out %s, and cuts the product out after one gesture',
    async (_, warnings) => {
      // Whether the photo is shown whole, and the probabilities that tell what lies behind the product.
      const shown = new Set<string>();
      studio.onRender = async ({ products: [main] }) => {
        const { belief } = main && 'read' in main ? await main.read() : {};
        shown.add(`${main?.isWhole} ${belief ? Buffer.from(belief).toString() : 'none'}`);
      };
      studio.warnings = [...warnings];
      seller = await studio.seller(`doubter${(number += 1)}`);
      job = await ended((await seller.createJob()).json<Job>());
      expect(job.images[0]?.cutout).toMatchObject({ shown_whole: true, touched_up: false });
      expect(shown).toEqual(new Set(['true belief']));
      shown.clear();
      await touchUp({ tap: [0.5, 0.5], strokes: [] });
      await ask();
      const after = await settled();
      // A tap does not raise the engine's confidence: it shows that the seller is sure.
      expect(after.images[0]?.cutout).toMatchObject({ shown_whole: false, touched_up: true });
      expect(shown).toEqual(new Set(['false none']));
    },
  );

  it('shows an unsure cut-out in some pictures and the whole photo in others, until the seller uses it', async () => {
    const shown = new Map<string, string>();
    studio.onRender = async ({ style, products: [main] }) => {
      const { belief } = main && 'read' in main ? await main.read() : {};
      shown.set(style, `${main?.isWhole ? 'whole' : 'cut out'}, ${belief ? 'belief' : 'none'}`);
    };
    studio.warnings = ['unsure_cutout'];
    seller = await studio.seller(`doubter${(number += 1)}`);
    job = await ended((await seller.createJob()).json<Job>());
    expect(job.images[0]?.cutout).toMatchObject({ shown_whole: false, rank: 1 });
    expect([shown.get('lifestyle'), shown.get('white_bg')]).toEqual(['whole, belief', 'cut out, none']);
    shown.clear();
    await touchUp({ choice: 0, strokes: [] });
    await ask();
    await settled();
    expect([shown.size, new Set(shown.values())]).toEqual([job.variations.length, new Set(['cut out, none'])]);
  });

  it('uses the first photo with a trusted cut-out, unless another is in focus', async () => {
    const [mains, shown] = [new Set<string>(), new Set<string>()];
    studio.onRender = async ({ products }) => {
      mains.add(products[0]?.key.split('@')[0] ?? '');
      shown.add(JSON.stringify(products.map(({ isWhole }) => isWhole)));
    };
    studio.warnings = ['uncertain_cutout'];
    seller = await studio.seller(`doubter${(number += 1)}`);
    const { token } = seller;
    await vi.waitFor(async () => {
      const photo = (await studio.ask(`GET /api/images/${seller.photoId}`, { token })).json<Photo>();
      expect(photo.cutout.shown_whole).toBe(true);
    });
    studio.warnings = [];
    const second = await uploadPhoto(studio, token, 'side.jpg');
    const both = { image_ids: [seller.photoId, second] };
    await ended((await seller.createJob(both)).json<Job>());
    expect([mains, shown]).toEqual([new Set([second]), new Set(['[false]'])]);
    mains.clear();
    shown.clear();
    await ended((await seller.createJob({ ...both, focus_images: [seller.photoId] })).json<Job>());
    // Shown whole beside a doubtful main photo, a sure one is a further view.
    expect([mains, shown]).toEqual([new Set([seller.photoId]), new Set(['[true,true]'])]);
  });

  it('does nothing while the cut-out is the same: not a second time, nor after an undone gesture', async () => {
    expect((await ask()).json<Job>().touch_up.left).toBe(MAX_SET_TOUCH_UPS);
    await touchUp(said(0.3));
    await touchUp(AUTOMATIC);
    expect(running((await ask()).json<Job>())).toBe(0);
    await touchUp(said(0.4));
    const answers = await Promise.all([ask(), ask()]);
    for (const answer of answers) expect(answer.json<Job>().touch_up.left).toBe(MAX_SET_TOUCH_UPS - 1);
    await settled();
    expect(made.get('studio final jpeg')).toHaveLength(2);
    // The same correction under another revision, as after a cancelled touch-up session.
    await touchUp(said(0.5));
    await touchUp(said(0.4));
    expect((await ask()).json<Job>().touch_up.left).toBe(MAX_SET_TOUCH_UPS - 1);
    await settled();
    expect(made.get('studio final jpeg')).toHaveLength(2);
  });

  it('restores the previous pictures, and the later ones again, each also in its other formats', async () => {
    await touchUp(said(0.3));
    await ask();
    const after = await settled();
    expect(variation(after, 'studio').change.touch_up).toBe('after');
    const undone = (await ask({ undo: true })).json<Job>();
    expect(variation(undone, 'studio').change.touch_up).toBe('before');
    expect(addresses(undone).map((one) => one?.split('?')[0])).toEqual(addresses(job).map((one) => one?.split('?')[0]));
    expect(await file('lifestyle', 'png')).toBe(200);
    expect(last('lifestyle final png')).toBe(cutoutOf(AUTOMATIC).toString());
    const back = (await ask({ undo: true })).json<Job>();
    expect(addresses(back).map((one) => one?.split('?')[0])).toEqual(addresses(after).map((one) => one?.split('?')[0]));
    await file('lifestyle', 'png');
    expect(last('lifestyle final png')).toBe(cutoutOf(said(0.3)).toString());
  });

  it('keeps the texts of a picture, and combines with a change requested meanwhile', async () => {
    const { id } = variation(job, 'lifestyle');
    const change = (payload: object) => studio.ask(`PATCH /api/variations/${id}`, { token: seller.token, payload });
    await change({ texts: [{ slot: 0, text: 'For slow mornings' }] });
    await settled();
    const { promise, resolve } = Promise.withResolvers<void>();
    const texts: RenderRequest['texts'][] = [];
    studio.onCutOut = async (size) => (size === 'full' ? promise : undefined);
    studio.onRender = async (request) => {
      await note(request);
      if (request.style === 'lifestyle' && request.size === 'final') texts.push(request.texts);
    };
    await touchUp(said(0.3));
    await ask();
    await change({ scene: 2 });
    resolve();
    await settled();
    expect(texts.at(-1)).toEqual({ 0: 'For slow mornings' });
    expect(last('lifestyle final jpeg')).toBe(cutoutOf(said(0.3)).toString());
    expect(await file('lifestyle')).toBe(200);
  });

  it('renders only the pictures that show the photo', async () => {
    const second = await uploadPhoto(studio, seller.token, 'side.jpg');
    job = await ended((await seller.createJob({ image_ids: [seller.photoId, second] })).json<Job>());
    made.clear();
    await touchUp(said(0.6), second);
    const asked = (await ask()).json<Job>();
    const again = asked.variations.filter(({ change }) => change.state === 'running').map(({ style }) => style);
    expect(again).toContain('angle45');
    expect(again).not.toContain('white_bg');
    await settled();
    expect(last('angle45 final jpeg')).toBe(`${cutoutOf(AUTOMATIC).toString()} + ${cutoutOf(said(0.6)).toString()}`);
    expect(made.has('white_bg final jpeg')).toBe(false);
    // The main photo is in every picture.
    await touchUp(said(0.1));
    expect(running((await ask()).json<Job>())).toBe(20);
    await settled();
  });

  it('reports failed pictures, keeps the old ones, and retries them on request without counting', async () => {
    studio.onRender = async ({ style }) => {
      if (style === 'studio') throw new Error('asked to fail');
    };
    await touchUp(said(0.3));
    await ask();
    const failed = await settled();
    expect(variation(failed, 'studio')).toMatchObject({
      status: 'ready',
      change: { state: 'failed', touch_up: 'failed' },
    });
    expect(await file('studio')).toBe(200);
    studio.onRender = note;
    made.clear();
    const again = (await ask()).json<Job>();
    expect(running(again)).toBe(1);
    expect(again.touch_up.left).toBe(MAX_SET_TOUCH_UPS - 1);
    const done = await settled();
    expect(variation(done, 'studio').change.state).toBe('none');
    expect(last('studio final jpeg')).toBe(cutoutOf(said(0.3)).toString());
  });

  it('leaves the pictures unchanged if the full-size cut-out is empty', async () => {
    await touchUp(said(0.3));
    studio.findsProduct = false;
    await ask();
    const after = await settled();
    expect(after.variations.every(({ status, change }) => status === 'ready' && change.state === 'failed')).toBe(true);
    await touchUp(said(0.4));
    expect((await ask()).json<Problem>().code).toBe('no_product_found');
  });

  it('keeps the cut-outs in use, however often the photo is touched up', async () => {
    const revisions = [];
    for (const x of [0.1, 0.2, 0.3]) {
      const shown = (await touchUp(said(x))).json<Photo>();
      revisions.push(Number(/touch-ups\/(\d+)\//.exec(shown.cutout.preview_url ?? '')?.[1]));
      await ask();
      await settled();
    }
    await touchUp(said(0.9));
    for (const revision of revisions)
      expect(await studio.storage.head(cutoutFiles(seller.photoId, revision).cutout)).not.toBeNull();
  });

  it('does nothing when its task runs a second time or after another touch-up', async () => {
    await touchUp(said(0.3));
    await ask();
    await settled();
    const count = made.get('studio final jpeg')?.length;
    const parts = { db: use().db, queue: studio.queue } as Parameters<typeof remakePictures>[0];
    const cutOut = vi.fn<() => Promise<void>>(async () => {});
    studio.onCutOut = cutOut;
    await remakePictures(parts, { jobId: job.id, touchUp: 1 });
    await remakePictures(parts, { jobId: job.id, touchUp: 7 });
    await settled();
    expect(cutOut).not.toHaveBeenCalled();
    expect(made.get('studio final jpeg')).toHaveLength(count ?? -1);
  });

  it('is for the owner only, for finished sets, ten times, and reports each refusal', async () => {
    const stranger = await studio.seller(`bystander${number}`);
    expect((await ask({}, stranger.token)).statusCode).toBe(404);
    expect((await ask({ undo: true })).json<Problem>().code).toBe('nothing_to_undo');
    for (let time = 1; time <= MAX_SET_TOUCH_UPS; time += 1) {
      await touchUp(said(time / 20));
      expect((await ask()).json<Job>().touch_up.left).toBe(MAX_SET_TOUCH_UPS - time);
    }
    await touchUp(said(0.99));
    expect((await ask()).json<Problem>()).toMatchObject({ status: 409, code: 'touch_ups_used_up' });
    await settled();
    expect(last('studio final jpeg')).toBe(cutoutOf(said(0.5)).toString());
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    const unfinished = (await seller.createJob()).json<Job>();
    const early = await studio.ask(`POST /api/jobs/${unfinished.id}/touch-up`, { token: seller.token, payload: {} });
    expect(early.json<Problem>().code).toBe('job_running');
    resolve();
  });
});
