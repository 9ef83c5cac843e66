// `npm start`: installs what is missing, builds what has changed, and serves the product. Needs nothing but Node 20 and npm.
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { run } from './say.mjs';
import { runProgram } from './spawn.mjs';

// glibc keeps what pictures leave behind: with one arena a thread and large blocks in them a process grows to a third more (docs/benchmarks.md).
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

await run(async () => {
  await ensureInstalled();
  const node = findNode();
  await buildWeb(node);
  return runProgram(node, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: { ...MEMORY, ...process.env },
  });
});
