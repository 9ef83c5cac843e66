// `npm run model`: lists, fetches and selects networks for the cut-out. Needs only Node 20 and npm, like `npm start`.
import path from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { nodeSettings } from './node-settings.mjs';
import { run } from './say.mjs';
import { runProgram } from './spawn.mjs';

await run(async () => {
  await ensureInstalled();
  return runProgram(findNode(), [path.join(root, 'apps/server/src/cli/model.ts'), ...process.argv.slice(2)], {
    cwd: root,
    // Uses a company's proxy if the environment names one.
    env: { ...nodeSettings, NODE_USE_ENV_PROXY: '1', ...process.env },
  });
});
