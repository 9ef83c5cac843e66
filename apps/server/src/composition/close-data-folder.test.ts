import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDataFolder } from './close-data-folder.ts';
import { explainFailure } from './explain-failure.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-folder-'));
  folder = path.join(root, "someone's data");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const refusal = () =>
  closeDataFolder(folder).then(
    () => null,
    (error: unknown) => explainFailure(error, null),
  );

it('creates a folder that only its owner can read, and starts in it again', async () => {
  expect(await closeDataFolder(folder)).toBeNull();
  expect(modeOf(folder)).toBe('700');
  expect(await closeDataFolder(folder)).toBeNull();
});

it('closes an empty folder silently', async () => {
  mkdirSync(folder, { mode: 0o755 });
  expect(await closeDataFolder(folder)).toBeNull();
  expect(modeOf(folder)).toBe('700');
});

it('closes a folder of an older version once, and reports what others could read', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'database'), 'rows');
  expect(await closeDataFolder(folder)).toMatch(/could look into .+ rotate-keys/);
  expect(modeOf(folder)).toBe('700');
  expect(await closeDataFolder(folder)).toBeNull();
});

it.each([0o750, 0o705, 0o711])(
  'refuses a folder that was opened again (%o), with the command that closes it',
  async (mode) => {
    await closeDataFolder(folder);
    chmodSync(folder, mode);
    const sentence = (await refusal()) ?? '';
    expect(sentence).toContain(`its mode is ${mode.toString(8)}`);
    expect(modeOf(folder)).toBe(mode.toString(8));
    const [, command = 'false'] = /Close it with: (.+)/.exec(sentence) ?? [];
    execFileSync('sh', ['-c', command]);
    expect(await refusal()).toBeNull();
  },
);

it.runIf(process.getuid?.() === 0)('refuses another user’s folder, with the commands that help', async () => {
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, 12_345, 12_345);
  const sentence = (await refusal()) ?? '';
  expect(sentence).toContain('belongs to another user (12345)');
  expect(sentence).toContain('sudo chown -R 0 ');
  folder = path.join(folder, 'vitrine');
  expect(await refusal()).toBeNull();
});
