import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { MAX_PHOTO_BYTES, type Problem, type UploadResult } from '@vitrine/contract';
import { createEngine, type Engine } from '@vitrine/engine/pool';
import { samples } from '@vitrine/scenes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOutHere } from '../../composition/open-cut-outs.ts';
import { openPhotoStudio } from '../../composition/open-photo-studio.ts';
import { createTestApp, OWN_NETWORK, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';

type Upload = [filename: string, content: Uint8Array];

const BOUNDARY = 'x-boundary';

function multipart(uploads: Upload[]): Buffer {
  const parts = uploads.flatMap(([filename, content]) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${filename}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The same PNG with a header (RFC 2083 §4.1.1) that claims 20,000 × 20,000 pixels. */
function claimMore(png: Buffer): Buffer {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  return huge;
}

describeOnDatabase('an upload of unusable files', (use) => {
  let app: TestApp;
  let engine: Engine;
  let token: string;
  let jpeg: Buffer;
  let png: Buffer;
  const upload = (...uploads: Upload[]) =>
    app.ask('POST /api/images', {
      token,
      payload: multipart(uploads),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });

  beforeAll(async () => {
    engine = createEngine({ threads: 1 });
    app = await createTestApp(use(), {
      studio: openPhotoStudio({
        takingIn: engine,
        cutOuts: cutOutHere(engine, engine),
        state: () => OWN_NETWORK,
        wake: () => void engine.wake(),
      }),
    });
    ({ access_token: token } = await app.signUp('seller@example.com'));
    const { photoPath, maskPath } = samples.get('mug')!;
    [jpeg, png] = await Promise.all([readFile(photoPath), readFile(maskPath)]);
  });
  afterAll(async () => {
    await app.app.close();
    await engine.close();
  });

  it.each([
    ['text as JPEG', 'unsupported_format', 422, () => Buffer.from('no photo at all')],
    ['an empty file', 'unsupported_format', 422, () => Buffer.alloc(0)],
    ['a photo cut off half-way', 'unreadable_image', 422, () => jpeg.subarray(0, jpeg.length >> 1)],
    ['a header that claims 400 megapixels', 'too_many_pixels', 422, () => claimMore(png)],
    ['more bytes than allowed', 'file_too_large', 413, () => Buffer.alloc(MAX_PHOTO_BYTES + 1, jpeg)],
  ])('names the file and the reason: %s', async (_, code, status, make) => {
    const answer = await upload(['my photo.jpg', make()]);
    expect(answer.json<Problem>()).toMatchObject({ status, code });
    expect(answer.json<Problem>().errors?.[0]?.message).toContain('my photo.jpg');
  });

  it('is refused without a file', async () => {
    expect((await upload()).json<Problem>()).toMatchObject({ status: 422, code: 'no_files' });
  });

  it('is judged by content, not by file name, and good files are kept', async () => {
    const answer = await upload(['photo.jpg', png], ['photo.png', Buffer.from('GIF89a')], ['photo.webp', jpeg]);
    expect(answer.statusCode).toBe(201);
    const { items, rejected } = answer.json<UploadResult>();
    expect(items.map(({ filename, format }) => [filename, format])).toEqual([
      ['photo.jpg', 'png'],
      ['photo.webp', 'jpeg'],
    ]);
    expect(rejected).toMatchObject([{ filename: 'photo.png', code: 'unsupported_format' }]);
  });

  it('keeps six files of seven', async () => {
    const answer = await upload(...Array.from({ length: 7 }, (_, i): Upload => [`${i}.png`, png]));
    expect(answer.json<UploadResult>().items).toHaveLength(6);
    expect(answer.json<UploadResult>().rejected).toMatchObject([{ filename: '6.png', code: 'too_many_files' }]);
  });
});
