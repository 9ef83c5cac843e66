import { type Job, MAX_STROKE_POINTS, MAX_TOUCH_UP_STROKES, type Photo, type Problem } from '@vitrine/contract';
import type { TouchedUpPhoto, TouchUp, TouchUpSitting, TouchUpStroke } from '@vitrine/contract';
import type { CutOutHints, RenderRequest } from '@vitrine/engine/model';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, cutoutOf, type Seller, type TestStudio } from '../../testing/test-studio.ts';
import { cutoutFiles } from './photo-files.ts';

const stroke = (x: number, mode: TouchUpStroke['mode'] = 'keep'): TouchUpStroke => ({
  mode,
  radius: 0.02,
  points: [
    [x, 0.5],
    [x, 0.6],
  ],
});
const long = (length: number): TouchUpStroke => ({
  ...stroke(0.5),
  points: Array.from({ length }, (_, index): [number, number] => [index / length, 0]),
});
const list = (...xs: number[]): TouchUp => ({ strokes: xs.map((x) => stroke(x)) });
const AUTOMATIC: TouchUp = { strokes: [] };
const MUG_OR_TRAY = [
  { mask: Buffer.from('mug'), score: 0.7 },
  { mask: Buffer.from('mug and tray'), score: 0.6 },
  { mask: Buffer.from('tray'), score: 0.4 },
];
/** The same, as the page receives them. */
const PRESENTED = MUG_OR_TRAY.map(({ mask, score }) => ({
  mask: `data:image/png;base64,${mask.toString('base64')}`,
  score,
}));
const WAIT = { timeout: 15_000 };

const rendered = async ({ products: [main] }: RenderRequest): Promise<string> =>
  String(main && ('read' in main ? (await main.read()).cutout : main.cutout));

describeOnDatabase('a touch-up of a cut-out', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let number = 0;
  const call = (token: string, payload: unknown) =>
    studio.ask(`PUT /api/images/${seller.photoId}/cutout`, { token, payload: payload as TouchUp });
  const put = (payload: TouchUp) => call(seller.token, payload);
  const answerTo = async (payload: TouchUp) => (await put(payload)).json<TouchedUpPhoto>();
  const touchUp = async (payload: TouchUp): Promise<Photo> => {
    const { candidates: _others, ...shown } = await answerTo(payload);
    return shown;
  };
  const get = async (address: string) => studio.ask(`GET /api/images/${seller.photoId}${address}`, seller);
  const photo = async () => (await get('')).json<Photo>();
  const sitting = async () => (await get('/cutout')).json<TouchUpSitting>();
  const said = async (): Promise<TouchUp> => {
    const { candidates: _others, ...list } = await sitting();
    return list;
  };
  /** Records the preview requests to the engine from now on. */
  const listen = () => {
    const asked: TouchUp[] = [];
    studio.onCutOut = async (size, hints) => void (size === 'preview' && asked.push(hints));
    return asked;
  };
  const revisionOf = ({ cutout }: Photo) => Number(/touch-ups\/(\d+)\//.exec(cutout.preview_url ?? '')?.[1] ?? 0);
  const isStored = async (revision: number, file: 'cutout' | 'preview') =>
    (await studio.storage.head(cutoutFiles(seller.photoId, revision)[file])) !== null;
  const fullOf = async (revision: number) =>
    Buffer.from(await studio.storage.read(cutoutFiles(seller.photoId, revision).cutout)).toString();
  /** Blocks the cut-outs that `blocks` selects, until released. */
  const block = (blocks: (size: 'preview' | 'full', hints: TouchUp) => boolean) => {
    const release = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    studio.onCutOut = async (size, hints) => {
      if (!blocks(size, hints)) return;
      reached.resolve();
      await release.promise;
    };
    return { reached: reached.promise, release: () => release.resolve() };
  };

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    studio.onCutOut = async () => {};
    studio.findsProduct = true;
    studio.candidates = [];
    seller = await studio.seller(`seller${(number += 1)}`);
    await vi.waitUntil(async () => (await photo()).cutout.status === 'ready', WAIT);
  });

  it('answers with a new cut-out and the correction, and stores the full resolution', async () => {
    const before = await photo();
    expect(before.cutout).toMatchObject({ touched_up: false, score: expect.closeTo(0.9, 5) });
    const given = { box: { x: 0.1, y: 0.2, w: 0.3, h: 0.4 }, strokes: [stroke(0.123456), stroke(0.7, 'erase')] };
    const after = await touchUp(given);
    expect(after.cutout).toMatchObject({ status: 'ready', touched_up: true, score: expect.closeTo(0.8, 5) });
    expect(after.cutout.preview_url).not.toBe(before.cutout.preview_url);
    const rounded = { ...given, strokes: [stroke(0.1235), stroke(0.7, 'erase')] };
    expect(await said()).toEqual(rounded);
    await expect.poll(() => isStored(revisionOf(after), 'cutout'), WAIT).toBe(true);
    expect(await fullOf(revisionOf(after))).toBe(cutoutOf(rounded).toString());
    expect((await photo()).cutout.preview_url).toBe(after.cutout.preview_url);
  });

  it('stores which strokes are exact, and passes that to the engine', async () => {
    const exact = { ...stroke(0.3, 'erase'), exact: true };
    const heard: CutOutHints[] = [];
    studio.onCutOut = async (_size, hints) => void heard.push(hints);
    await touchUp({ strokes: [exact, stroke(0.5)] });
    expect(await said()).toEqual({ strokes: [exact, stroke(0.5)] });
    expect(heard[0]?.strokes).toEqual([exact, stroke(0.5)]);
  });

  it('sent twice changes nothing, and the engine is asked once', async () => {
    const asked: string[] = [];
    studio.onCutOut = async (size) => void asked.push(size);
    const first = await touchUp(list(0.1));
    expect(await touchUp(list(0.1))).toEqual(first);
    expect(asked.filter((size) => size === 'preview')).toHaveLength(1);
  });

  it('stores a tap and a choice like a stroke, rounded, and uses them for the full resolution', async () => {
    const given: TouchUp = { tap: [0.123456, 0.5], choice: 1, strokes: [] };
    const after = await touchUp(given);
    expect(after.cutout.touched_up).toBe(true);
    const kept: TouchUp = { ...given, tap: [0.1235, 0.5] };
    expect(await said()).toEqual(kept);
    await expect.poll(() => isStored(revisionOf(after), 'cutout'), WAIT).toBe(true);
    expect(await fullOf(revisionOf(after))).toBe(cutoutOf(kept).toString());
    const asked = listen();
    expect(await touchUp(given)).toEqual(await photo());
    expect(asked).toEqual([]);
  });

  it.each<[string, TouchUp]>([
    ['tap', { tap: [0.5, 0.5], strokes: [] }],
    ['choice, even the first,', { choice: 0, strokes: [] }],
    ['box', { box: { x: 0, y: 0, w: 1, h: 1 }, strokes: [] }],
  ])('treats a %s alone as a correction, and its omission as an undo', async (_what, given) => {
    const before = await photo();
    expect((await touchUp(given)).cutout.touched_up).toBe(true);
    expect(await said()).toEqual(given);
    expect(await touchUp(AUTOMATIC)).toEqual(before);
  });

  it('uses the later tap when an earlier one ends later', async () => {
    const { reached, release } = block((size, { tap }) => size === 'preview' && tap?.[0] === 0.1);
    const early = put({ tap: [0.1, 0.1], strokes: [] });
    await reached;
    const late = await touchUp({ tap: [0.9, 0.9], strokes: [] });
    release();
    expect((await early).json<Problem>()).toMatchObject({ status: 409, code: 'touch_up_superseded' });
    expect(await said()).toEqual({ tap: [0.9, 0.9], strokes: [] });
    expect((await photo()).cutout.preview_url).toBe(late.cutout.preview_url);
  });

  it('lists the photo’s candidates before any correction, and computes them once', async () => {
    studio.candidates = MUG_OR_TRAY;
    const asked = listen();
    expect(await sitting()).toEqual({ strokes: [], candidates: PRESENTED });
    expect(asked).toEqual([AUTOMATIC]);
    studio.candidates = [];
    expect((await sitting()).candidates).toEqual(PRESENTED);
  });

  it('lists the candidates of a gesture with every answer, and again when requested or sent twice', async () => {
    studio.candidates = MUG_OR_TRAY.slice(0, 2);
    const given: TouchUp = { tap: [0.3, 0.3], strokes: [] };
    const two = PRESENTED.slice(0, 2);
    expect((await answerTo(given)).candidates).toEqual(two);
    studio.candidates = [];
    expect((await sitting()).candidates).toEqual(two);
    expect((await answerTo(given)).candidates).toEqual(two);
    expect((await answerTo({ ...given, choice: 1 })).candidates).toEqual([]);
  });

  it('returns the photo’s own candidates with the engine’s own cut-out', async () => {
    studio.candidates = MUG_OR_TRAY;
    await sitting();
    studio.candidates = [];
    await answerTo({ tap: [0.3, 0.3], strokes: [] });
    expect((await answerTo(AUTOMATIC)).candidates).toEqual(PRESENTED);
  });

  it('returns the correction when the engine fails, and tries again on the next request', async () => {
    studio.onCutOut = () => Promise.reject(new Error('asked to fail'));
    studio.candidates = MUG_OR_TRAY;
    expect(await sitting()).toEqual({ strokes: [], candidates: [] });
    studio.onCutOut = async () => {};
    expect((await sitting()).candidates).toEqual(PRESENTED);
  });

  it('lets the engine prepare a photo that is opened for a touch-up, in its last state', async () => {
    const given = list(0.15);
    await touchUp(given);
    const asked: TouchUp[] = [];
    studio.onCutOut = async (size, hints) => void (size === 'preview' && asked.push(hints));
    expect(await said()).toEqual(given);
    await expect.poll(() => asked).toEqual([given]);
  });

  it('returns to the engine’s own cut-out with an empty list', async () => {
    const before = await photo();
    await touchUp(list(0.1, 0.2));
    await touchUp(list(0.1));
    expect(await touchUp(AUTOMATIC)).toEqual(before);
    expect(await said()).toEqual(AUTOMATIC);
  });

  it('keeps only the files of the shown cut-out, and makes the full resolution of the last', async () => {
    const full: TouchUp[] = [];
    // Other tests' tasks may still run: the first stroke identifies these lists.
    const isOurs = ({ strokes }: TouchUp) => strokes[0]?.points[0]?.[0] === 0.9;
    studio.onCutOut = async (size, hints) => void (size === 'full' && isOurs(hints) && full.push(hints));
    const shown = [];
    for (const given of [list(0.9), list(0.9, 0.2), list(0.9, 0.2, 0.3)]) shown.push(await touchUp(given));
    const revisions = shown.map(revisionOf);
    await expect.poll(() => isStored(revisions[2]!, 'cutout'), WAIT).toBe(true);
    expect(full).toEqual([list(0.9, 0.2, 0.3)]);
    const kept = await Promise.all(revisions.map((revision) => isStored(revision, 'preview')));
    expect(kept).toEqual([false, false, true]);
    expect(await isStored(0, 'cutout')).toBe(true);
  });

  it('uses the last one to arrive when an earlier one ends later', async () => {
    const { reached, release } = block((size, { strokes }) => size === 'preview' && strokes.length === 1);
    const early = put(list(0.1));
    await reached;
    const late = await touchUp(list(0.1, 0.2));
    release();
    const refused = await early;
    expect(refused.json<Problem>()).toMatchObject({ status: 409, code: 'touch_up_superseded' });
    expect(await said()).toEqual(list(0.1, 0.2));
    expect((await photo()).cutout.preview_url).toBe(late.cutout.preview_url);
    expect(await isStored(revisionOf(late) - 1, 'preview')).toBe(false);
  });

  it('never replaces a newer cut-out by a late full resolution', async () => {
    const { reached, release } = block((size, { strokes }) => size === 'full' && strokes.length === 1);
    const first = revisionOf(await touchUp(list(0.1)));
    await reached;
    const second = revisionOf(await touchUp(list(0.1, 0.2)));
    await expect.poll(() => isStored(second, 'cutout'), WAIT).toBe(true);
    release();
    await expect.poll(() => isStored(first, 'cutout'), WAIT).toBe(false);
    expect(await fullOf(second)).toBe(cutoutOf(list(0.1, 0.2)).toString());
    expect(revisionOf(await photo())).toBe(second);
  });

  it('reports when nothing of the product is left, and accepts the next list', async () => {
    studio.findsProduct = false;
    const gone = await touchUp({ strokes: [stroke(0.5, 'erase')] });
    expect(gone.cutout).toMatchObject({ status: 'failed', score: null, preview_url: null, touched_up: true });
    expect((await seller.createJob()).json<Problem>()).toMatchObject({ code: 'no_product_found' });
    studio.findsProduct = true;
    expect((await touchUp(list(0.5))).cutout.status).toBe('ready');
  });

  it('leaves the shown cut-out unchanged when the engine fails', async () => {
    const shown = await touchUp(list(0.1));
    studio.onCutOut = () => Promise.reject(new Error('asked to fail'));
    expect((await put(list(0.1, 0.2))).statusCode).toBe(500);
    expect(await said()).toEqual(list(0.1));
    expect((await photo()).cutout.preview_url).toBe(shown.cutout.preview_url);
  });

  it('is refused for another user’s photo and for a removed one', async () => {
    const stranger = await studio.seller(`stranger${number}`);
    expect((await call(stranger.token, list(0.1))).statusCode).toBe(404);
    const asked = await studio.ask(`GET /api/images/${seller.photoId}/cutout`, stranger);
    expect(asked.statusCode).toBe(404);
    await studio.ask(`DELETE /api/images/${seller.photoId}`, seller);
    expect((await put(list(0.1))).statusCode).toBe(404);
  });

  it.each([
    ['strokes', {}],
    ['strokes', { strokes: Array.from({ length: MAX_TOUCH_UP_STROKES + 1 }, () => stroke(0.5)) }],
    ['strokes.0.points', { strokes: [long(MAX_STROKE_POINTS + 1)] }],
    ['strokes', { strokes: Array.from({ length: 11 }, () => long(MAX_STROKE_POINTS)) }],
    ['strokes.0.points', { strokes: [{ ...stroke(0.5), points: [] }] }],
    ['strokes.0.points.0', { strokes: [{ ...stroke(0.5), points: [[0.5]] }] }],
    ['strokes.0.points.0.1', { strokes: [{ ...stroke(0.5), points: [[0.5, 1.01]] }] }],
    ['strokes.0.radius', { strokes: [{ ...stroke(0.5), radius: 0.5 }] }],
    ['strokes.0.mode', { strokes: [{ ...stroke(0.5), mode: 'blur' }] }],
    ['strokes.0.exact', { strokes: [{ ...stroke(0.5), exact: 'yes' }] }],
    ['tap', { tap: [0.5], strokes: [] }],
    ['tap.0', { tap: [-0.01, 0.5], strokes: [] }],
    ['choice', { choice: 3, strokes: [] }],
    ['choice', { choice: 0.5, strokes: [] }],
    ['box.w', { box: { x: 0, y: 0, w: 0, h: 1 }, strokes: [] }],
  ])('names an invalid %s in a sentence', async (field, payload) => {
    const problem = (await call(seller.token, payload)).json<Problem>();
    expect(problem).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ field }] });
    expect(problem.errors?.[0]?.message).toMatch(/^[A-Z].+\.$/);
  });

  it('leaves a job its original cut-out, and gives the next one the new one', async () => {
    const used: string[] = [];
    const note = async (request: RenderRequest) => void used.push(await rendered(request));
    const { promise, resolve } = Promise.withResolvers<void>();
    await touchUp(list(0.1));
    studio.onRender = async (request) => {
      await promise;
      await note(request);
    };
    const job = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, job.id, ({ status }) => status === 'generating');
    const after = await touchUp(list(0.1, 0.2));
    resolve();
    const done = await studio.waitForJob(seller.token, job.id, ({ status }) => status === 'completed');
    expect(new Set(used)).toEqual(new Set([cutoutOf(list(0.1)).toString()]));
    expect(revisionOf(done.images[0]!)).toBe(revisionOf(after) - 1);
    used.length = 0;
    // Without waiting for the full resolution: a job makes a missing one.
    const next = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, next.id, ({ status }) => status === 'completed');
    expect(new Set(used)).toEqual(new Set([cutoutOf(list(0.1, 0.2)).toString()]));
  });

  it('is used when a job without any picture is retried', async () => {
    studio.onRender = () => Promise.reject(new Error('asked to fail'));
    const job = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, job.id, ({ status }) => status === 'failed');
    await touchUp(list(0.4));
    const used = new Set<string>();
    studio.onRender = async (request) => void used.add(await rendered(request));
    await studio.ask(`POST /api/jobs/${job.id}/retry`, seller);
    await studio.waitForJob(seller.token, job.id, ({ status }) => status === 'completed');
    expect(used).toEqual(new Set([cutoutOf(list(0.4)).toString()]));
  });
});
