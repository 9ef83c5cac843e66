// `npm run model`: lists, fetches and chooses networks for the cut-out. Needs nothing but Node 20 and npm, like `npm start`.
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
    // A company's proxy is asked where the environment names one.
    env: { ...nodeSettings, NODE_USE_ENV_PROXY: '1', ...process.env },
  });
});
