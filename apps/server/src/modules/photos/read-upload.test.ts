import { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

const mebibyte = Buffer.alloc(1024 * 1024, 7);

test('accepts a file of exactly the limit', async () => {
  const content = await readUpload(Readable.from(Array.from({ length: 10 }, () => mebibyte)));
  expect(content?.byteLength).toBe(MAX_PHOTO_BYTES);
});

test('drops a larger file, and reads it to its end', async () => {
  const stream = Readable.from([...Array.from({ length: 10 }, () => mebibyte), Buffer.of(1)]);
  expect(await readUpload(stream)).toBeNull();
  expect(stream.readableEnded).toBe(true);
});
