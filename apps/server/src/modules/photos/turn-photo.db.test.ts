import type { Photo, Problem } from '@vitrine/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { photoFiles } from './photo-files.ts';

describeOnDatabase('turning a photo', (use) => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());

  it('adds a turned one under the same name, and keeps the old one', async () => {
    const seller = await studio.seller('turner');
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    await studio.storage.put(photoFiles(seller.photoId).photo, photo);
    const payload = { quarter_turns: 1 };
    const answer = await studio.ask(`POST /api/images/${seller.photoId}/turn`, { ...seller, payload });
    expect(answer.statusCode).toBe(201);
    const turned = answer.json<Photo>();
    const old = (await studio.ask(`GET /api/images/${seller.photoId}`, seller)).json<Photo>();
    expect(turned.id).not.toBe(old.id);
    expect([turned.filename, turned.cutout.status, turned.cutout.touched_up]).toEqual([old.filename, 'pending', false]);
  });

  it('refuses other angles, empty shots and photos of others', async () => {
    const seller = await studio.seller('turned');
    const turn = (photoId: string, quarter_turns: number) =>
      studio.ask(`POST /api/images/${photoId}/turn`, { ...seller, payload: { quarter_turns } });
    const codeOf = async (answer: ReturnType<typeof turn>) => (await answer).json<Problem>().code;
    expect(await codeOf(turn(seller.photoId, 4))).toBe('invalid_input');
    expect(await codeOf(turn(await uploadPhoto(studio, seller.token, 'table.jpg', 'empty'), 1))).toBe('not_found');
    expect(await codeOf(turn((await studio.seller('stranger')).photoId, 1))).toBe('not_found');
  });
});
