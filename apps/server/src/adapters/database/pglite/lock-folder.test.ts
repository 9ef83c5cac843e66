import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-lock-')), 'database');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

test('a released lock can be taken again', () => {
  lockFolder(folder)();
  const release = lockFolder(folder);
  expect(release).not.toThrow();
});

test('another process is refused until the first one is killed', async () => {
  const program = `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock-folder.ts'))};
    lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(holder.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }
  const release = lockFolder(folder);
  expect(release).not.toThrow();
});
