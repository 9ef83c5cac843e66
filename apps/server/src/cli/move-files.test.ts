import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEY_ID, type S3StandIn, SECRET, startS3StandIn } from '../testing/start-s3-stand-in.ts';

let server: S3StandIn;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-move-'));
beforeAll(async () => {
  server = await startS3StandIn();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const move = (env: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number; out: string; complaint: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'admin.ts'), 'move-files', ...words],
      { env: { ...process.env, DATA_DIR: dataDir, ...env } },
      (_error, out, complaint) => resolve({ code: child.exitCode ?? -1, out, complaint }),
    );
  });
const write = (key: string, content: string): void => {
  mkdirSync(path.dirname(path.join(dataDir, 'files', key)), { recursive: true });
  writeFileSync(path.join(dataDir, 'files', key), content);
};

it('copies missing files to the bucket and back, resumes, and leaves the originals', async () => {
  const store = {
    S3_BUCKET: server.bucket,
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET,
    S3_PREFIX: 'shop',
  };
  write('photos/a/photo.jpg', 'a photo');
  write('jobs/b/1.jpg', 'a picture');
  write('jobs/b/2.jpg.x.part', 'half a');
  const first = await move(store, 'to-bucket');
  expect(first).toMatchObject({ code: 0, complaint: '' });
  expect(first.out).toMatch(/^2 files copied \(0\.0 MB\), 0 existed already\. The originals stay/);
  expect([...server.objects.keys()].toSorted()).toEqual(['shop/jobs/b/1.jpg', 'shop/photos/a/photo.jpg']);
  // An interrupted copy, and a picture added meanwhile.
  server.objects.get('shop/jobs/b/1.jpg')!.content = Buffer.from('a pic');
  write('jobs/b/3.jpg', 'another');
  expect((await move(store, 'to-bucket')).out).toMatch(/^2 files copied .* 1 existed already/);
  expect(server.objects.get('shop/jobs/b/1.jpg')?.content.toString()).toBe('a picture');
  expect((await move(store, 'to-bucket')).out).toMatch(/^0 files copied .*\nEverything is copied/);
  rmSync(path.join(dataDir, 'files'), { recursive: true });
  expect((await move(store, 'to-folder')).out).toMatch(/^3 files copied/);
  expect(readFileSync(path.join(dataDir, 'files/photos/a/photo.jpg'), 'utf8')).toBe('a photo');
}, 120_000);

it('reports in one sentence what it needs', async () => {
  expect(await move({ S3_BUCKET: '' }, 'to-bucket')).toEqual({
    code: 1,
    out: '',
    complaint: 'S3_BUCKET must be set to move files.\n',
  });
  const usage = await move({ S3_BUCKET: 'pictures' }, 'away');
  expect(usage).toMatchObject({ code: 1, complaint: 'Usage: npm run vitrine -- move-files to-bucket | to-folder\n' });
}, 120_000);
