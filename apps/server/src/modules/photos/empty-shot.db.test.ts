import { type Photo, type Problem, type TouchUp } from '@vitrine/contract';
import { EngineError } from '@vitrine/engine/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { photos } from '../../database/schema.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { photoFiles } from './photo-files.ts';

const WAIT = { timeout: 15_000 };
const STROKE: TouchUp = { strokes: [{ mode: 'keep', radius: 0.02, points: [[0.5, 0.5]] }] };

describeOnDatabase('an empty shot', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let shotId: string;
  let number = 0;
  /** Requests to the engine: the size, and whether with an empty shot. */
  let asked: [string, boolean][];
  const set = (emptyShotId: string | null, photoId = seller.photoId) =>
    studio.ask(`PUT /api/images/${photoId}/empty-shot`, { ...seller, payload: { empty_shot_id: emptyShotId } });
  const cutoutOf = async (photoId = seller.photoId) =>
    (await studio.ask(`GET /api/images/${photoId}`, seller)).json<Photo>();
  const touchUp = (payload: TouchUp) => studio.ask(`PUT /api/images/${seller.photoId}/cutout`, { ...seller, payload });
  const isThere = async (photoId: string) => (await studio.storage.head(photoFiles(photoId).photo)) !== null;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onCutOut = async () => {};
    seller = await studio.seller(`empty${++number}`);
    await vi.waitUntil(async () => (await cutoutOf()).cutout.status === 'ready', WAIT);
    shotId = await uploadPhoto(studio, seller.token, 'table.jpg', 'empty');
    asked = [];
    studio.onCutOut = async (size, _hints, background) => void asked.push([size, background !== undefined]);
  });

  it('renews the cut-out in both sizes, and again without it when removed', async () => {
    const { cutout } = (await set(shotId)).json<Photo>();
    expect(cutout).toMatchObject({ status: 'ready', empty_shot_id: shotId, touched_up: true });
    await vi.waitFor(() => expect(asked).toEqual([['preview', true], ['full', true]]), WAIT); // prettier-ignore
    expect((await set(null)).json<Photo>().cutout).toMatchObject({ empty_shot_id: null, touched_up: false });
  });

  it('serves many photos, and strokes are applied after it', async () => {
    const other = await uploadPhoto(studio, seller.token, 'other.jpg');
    await set(shotId);
    expect((await set(shotId, other)).json<Photo>().cutout.empty_shot_id).toBe(shotId);
    asked = [];
    expect((await touchUp(STROKE)).json<Photo>().cutout.empty_shot_id).toBe(shotId);
    expect(asked[0]).toEqual(['preview', true]);
    expect((await touchUp({ strokes: [] })).json<Photo>().cutout.empty_shot_id).toBe(shotId);
    await touchUp(STROKE);
    expect((await set(null)).json<Photo>().cutout).toMatchObject({ empty_shot_id: null, touched_up: true });
  });

  it.each(['unrelated_background', 'nothing_differs'] as const)(
    'that is unusable leaves the ordinary cut-out and reports the reason: %s',
    async (why) => {
      studio.onCutOut = async (_size, _hints, background) => {
        if (background !== undefined) throw new EngineError(why, 'another table, or the same picture');
      };
      const photo = (await set(shotId)).json<Photo>();
      expect(photo.cutout).toMatchObject({ status: 'ready', empty_shot_id: shotId });
      expect(photo.warnings.map(({ code }) => code)).toContain(why);
      const rows = async () => (await cutoutOf()).warnings.map(({ code }) => code);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await rows()).toContain(why);
    },
  );

  it('that shows the same as the photo is reported, also if nothing is found without it', async () => {
    studio.onCutOut = async (_size, _hints, background) => {
      throw new EngineError(background === undefined ? 'no_product_found' : 'nothing_differs', 'a bare table twice');
    };
    const photo = (await set(shotId)).json<Photo>();
    expect(photo.cutout).toMatchObject({ status: 'failed', empty_shot_id: shotId });
    expect(photo.warnings.map(({ code }) => code)).toContain('nothing_differs');
  });

  it('is in no list and no set, and is not cut out', async () => {
    const { items } = (await studio.ask('GET /api/images', seller)).json<{ items: Photo[] }>();
    expect(items.map(({ id }) => id)).toEqual([seller.photoId]);
    const refused = await seller.createJob({ image_ids: [seller.photoId, shotId] });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([422, 'invalid_input']);
    expect((await cutoutOf(shotId)).cutout.status).toBe('failed');
    expect(asked).toEqual([]);
  });

  it('is refused if it is a photo of a product or another user’s', async () => {
    const stranger = await studio.seller(`stranger${number}`);
    const theirs = await uploadPhoto(studio, stranger.token, 'table.jpg', 'empty');
    for (const id of [theirs, seller.photoId]) expect((await set(id)).statusCode).toBe(404);
    expect((await set(seller.photoId, shotId)).statusCode).toBe(404);
  });

  it('is removed with the last photo that uses it, once it is an hour old', async () => {
    await set(shotId);
    await use()
      .db.update(photos)
      .set({ createdAt: sql`now() - interval '2 hours'` })
      .where(eq(photos.id, shotId));
    expect(await isThere(shotId)).toBe(true);
    await studio.ask(`DELETE /api/images/${seller.photoId}`, seller);
    expect(await isThere(shotId)).toBe(false);
    expect((await studio.ask(`GET /api/images/${shotId}`, seller)).statusCode).toBe(404);
  });
});
