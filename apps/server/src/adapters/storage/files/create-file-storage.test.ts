import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixedRing } from '../../../keys/open-key-ring.ts';
import { signingKey } from '../../../keys/signing-key.ts';
import { signAddresses } from '../signed-key.ts';
import { describeStorage } from '../storage.suite.ts';
import { createFileStorage } from './create-file-storage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrine-storage-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (folder = root) =>
  createFileStorage({
    root: folder,
    signedUrl: signAddresses({
      keys: fixedRing([signingKey('test')]),
      basePath: '/api/files',
      session: () => 'one',
    }),
  });

describeStorage('files', { open, listNames: () => readdir(root, { recursive: true }) });

test('removes uploads that were started long ago and never finished, and nothing else', async () => {
  const storage = open();
  const [now, hourAgo] = [new Date(), new Date(Date.now() - 3_600_000)];
  const put = async (key: string, changedAt: Date) => {
    await mkdir(path.dirname(path.join(root, key)), { recursive: true });
    await writeFile(path.join(root, key), 'bytes');
    await utimes(path.join(root, key), changedAt, changedAt);
  };
  await put('photos/dead/photo.jpg.1.part', hourAgo);
  await put('photos/whole/photo.jpg', hourAgo);
  await put('photos/both/preview.jpg.2.part', hourAgo);
  await put('photos/both/photo.jpg', hourAgo);
  await put('photos/writing/photo.jpg.3.part', now);
  await mkdir(path.join(root, 'photos/begun'));
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  const left = ['photos', 'photos/begun', 'photos/both', 'photos/both/photo.jpg', 'photos/dead', 'photos/whole'];
  left.push('photos/whole/photo.jpg', 'photos/writing', 'photos/writing/photo.jpg.3.part');
  expect((await readdir(root, { recursive: true })).toSorted()).toEqual(left.toSorted());
  // The folder of an abandoned upload is removed too, once it has not changed for as long.
  await utimes(path.join(root, 'photos/dead'), hourAgo, hourAgo);
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  expect(await readdir(path.join(root, 'photos'))).not.toContain('dead');
});

test('reports a failure when its parent folder is gone, or when its path is not a folder', async () => {
  await expect(open(path.join(root, 'files')).check()).resolves.toBeUndefined();
  await expect(open(path.join(root, 'gone/files')).check()).rejects.toThrow('ENOENT');
  await writeFile(path.join(root, 'file'), '');
  await expect(open(path.join(root, 'file/files')).check()).rejects.toThrow('ENOTDIR');
});
