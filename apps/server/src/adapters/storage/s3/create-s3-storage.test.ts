import { AppError } from '@vitrine/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { S3Config } from '../../../config.ts';
import { describeStorage } from '../storage.suite.ts';
import { createS3Storage } from './create-s3-storage.ts';
import { KEY_ID, REGION, type S3StandIn, SECRET, startS3StandIn } from '../../../testing/start-s3-stand-in.ts';

let server: S3StandIn;
const opened: { close(): void }[] = [];
beforeAll(async () => {
  server = await startS3StandIn();
});
beforeEach(() => {
  server.objects.clear();
  server.failures.length = 0;
});
afterEach(() => opened.splice(0).forEach((storage) => storage.close()));
afterAll(() => server.close());

const open = (change: Partial<S3Config> = {}) => {
  const { endpoint, bucket } = server;
  const credentials = { accessKeyId: KEY_ID, secretAccessKey: SECRET };
  const store = { endpoint, bucket, region: REGION, credentials, prefix: 'shop/', isDirect: false, ...change };
  const storage = createS3Storage({ store, signedUrl: (key) => `/api/files/${key}?signed`, pageSize: 2 });
  opened.push(storage);
  return storage;
};

describeStorage('s3', { open, listNames: () => Promise.resolve([...server.objects.keys()]) });

/** Other S3 servers to test: addresses separated by commas, each with the bucket `pictures` and the stand-in's keys. */
const ELSEWHERE = (process.env['S3_TEST_ENDPOINT'] ?? '').split(',').filter((endpoint) => endpoint !== '');

describe.each(ELSEWHERE)('on %s', (endpoint) => {
  beforeEach(async () => {
    for (const folder of ['photos/', 'jobs/', 'a/']) await open({ endpoint }).removeFolder(folder);
  });
  describeStorage('s3 elsewhere', { open: () => open({ endpoint }), listNames: () => Promise.resolve([]) });

  test('a presigned address opens the object, unless it is changed', async () => {
    const storage = open({ endpoint, isDirect: true });
    await storage.put('a/b.png', Buffer.from('picture'));
    const address = (await storage.directUrl('a/b.png')) ?? '';
    expect(await (await fetch(address)).text()).toBe('picture');
    expect((await fetch(address.replace('b.png', 'c.png'))).status).toBe(403);
  });
});

test('stores under the prefix, with the media type', async () => {
  await open().put('a/b.png', Buffer.from('picture'));
  expect([...server.objects.keys()]).toEqual(['shop/a/b.png']);
  expect(server.objects.get('shop/a/b.png')?.type).toBe('image/png');
  expect(await open({ prefix: '' }).head('a/b.png')).toBeNull();
});

test('gives a presigned address only if configured; it carries a file name and cannot be changed', async () => {
  expect(await open().directUrl('a/b.png')).toBeNull();
  const storage = open({ isDirect: true });
  await storage.put('a/b.png', Buffer.from('picture'));
  const address = (await storage.directUrl('a/b.png', 'mug-studio.png')) ?? '';
  const answer = await fetch(address);
  expect(await answer.text()).toBe('picture');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mug-studio.png"');
  expect((await fetch(address.replace('b.png', 'c.png'))).status).toBe(403);
  expect((await fetch(address.replace('mug-studio', 'other'))).status).toBe(403);
});

test('retries when the store asks to slow down, and reports unavailable if that persists', async () => {
  const storage = open();
  await storage.put('a/b.jpg', Buffer.from('one'));
  server.failures.push(503, 500);
  expect(Buffer.from(await storage.read('a/b.jpg')).toString()).toBe('one');
  server.failures.push(503, 503, 503);
  await expect(storage.read('a/b.jpg')).rejects.toEqual(new AppError('unavailable', { retryAfterSeconds: 5 }));
  server.failures.push(507, 507, 507);
  await expect(storage.put('a/b.jpg', Buffer.from('two'))).rejects.toMatchObject({ code: 'storage_full' });
});

test('reports a failure with a wrong secret, a missing bucket or no server', async () => {
  const wrong = { accessKeyId: KEY_ID, secretAccessKey: 'wrong' };
  await expect(open({ credentials: wrong }).check()).rejects.toThrow('SignatureDoesNotMatch');
  await expect(open({ bucket: 'missing' }).check()).rejects.toThrow('NoSuchBucket');
  await expect(open({ bucket: 'missing' }).read('a/b.jpg')).rejects.not.toMatchObject({ code: 'not_found' });
  await expect(open({ endpoint: 'http://127.0.0.1:9' }).read('a/b.jpg')).rejects.toMatchObject({ code: 'unavailable' });
});
