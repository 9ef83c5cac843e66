import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-installed.mjs';
import { runProgram } from './spawn.mjs';
import { Problem, step } from './say.mjs';

/** All inputs of the web build. */
const INPUTS = ['apps/web', 'packages/contract/src', 'packages/messages', 'package-lock.json'];
const SKIP = /(^|\/)(node_modules|build|\.react-router|\.cache)(\/|$)|\.test\.tsx?$/;
const STAMP = path.join(root, 'apps/web/build/inputs.sha256');

function* filesOf(name) {
  const full = path.join(root, name);
  if (SKIP.test(name)) return;
  let entries;
  try {
    entries = readdirSync(full).toSorted();
  } catch {
    yield full; // a file, not a folder
    return;
  }
  for (const entry of entries) yield* filesOf(`${name}/${entry}`);
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const name of INPUTS) {
    for (const file of filesOf(name)) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isBuiltFrom = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** Whether the built web pages match the current files. */
export const isWebBuilt = () => isBuiltFrom(hashInputs());

/** Builds the web pages unless they were built from the same files. */
export async function buildWeb(node) {
  const hash = hashInputs();
  if (isBuiltFrom(hash)) return;
  step('Building the web pages');
  const cli = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const log = path.join(root, '.cache/build-web.log');
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { cwd: path.join(root, 'apps/web'), env, stdio: ['ignore', output, output] };
  const code = await runProgram(node, [cli, 'build'], options);
  closeSync(output);
  if (code !== 0) throw new Problem(`The web pages could not be built:\n${readFileSync(log, 'utf8')}`);
  writeFileSync(STAMP, hash);
}
