// `npm run serve`: the server in an image or a release, where everything is installed and built. Installs and builds nothing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findNode } from './find-node.mjs';
import { nodeSettings } from './node-settings.mjs';
import { Problem, run } from './say.mjs';
import { runProgram } from './spawn.mjs';

const root = path.resolve(import.meta.dirname, '..');

await run(() => {
  if (process.env.ROLE !== 'worker' && !existsSync(path.join(root, 'apps/web/build/client'))) {
    throw new Problem('The web pages are not built: run npm ci && npm run build first, or npm start, which does both.');
  }
  return runProgram(findNode(), [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: { ...nodeSettings, ...process.env },
  });
});
