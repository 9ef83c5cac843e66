// `npm run bench:engine`: measures the engine in a process like the one that `npm start` makes.
import path from 'node:path';
import { root } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { nodeSettings } from './node-settings.mjs';
import { run } from './say.mjs';
import { runProgram } from './spawn.mjs';

await run(() =>
  runProgram(findNode(), [path.join(root, 'bench/engine.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...nodeSettings, ...process.env },
  }),
);
