// `npm start`: installs what is missing, builds what has changed, and serves the product. Needs only Node 20 and npm.
import path from 'node:path';
import { buildWeb, isWebBuilt } from './build-web.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { nodeSettings } from './node-settings.mjs';
import { run } from './say.mjs';
import { runProgram } from './spawn.mjs';

await run(async () => {
  // Built pages need no tools: `npm ci --omit=dev` is enough.
  await ensureInstalled({ tools: !isWebBuilt() });
  const node = findNode();
  await buildWeb(node);
  return runProgram(node, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: { ...nodeSettings, ...process.env },
  });
});
