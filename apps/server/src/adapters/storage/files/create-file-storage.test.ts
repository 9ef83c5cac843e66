import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { describeStorage } from '../storage.suite.ts';
import { createFileStorage } from './create-file-storage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrine-storage-'));
});
afterEach(() => rm(root, { recursive: true }));

describeStorage('files', {
  open: () => createFileStorage({ root, secret: 'test', basePath: '/api/files', session: () => 'one' }),
  listNames: () => readdir(root, { recursive: true }),
});
