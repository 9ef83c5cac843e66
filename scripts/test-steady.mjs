// `npm run test:steady -- PATTERN`: runs the tests whose file name contains PATTERN ten times in a row beside two busy loops, and prints how
// often they passed; a browser test is named with its folder (e2e/hands). TIMES=3 runs them three times.
import { spawn } from 'node:child_process';
import { root } from './ensure-installed.mjs';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-chromium.mjs';
import { findNode } from './find-node.mjs';
import { Problem, run, step } from './say.mjs';
import { runProgram } from './spawn.mjs';

const BUSY_LOOPS = 2;
const times = Number(process.env.TIMES ?? 10);

/** Starts busy loops. @returns a function that ends them */
function keepBusy(node) {
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(node, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const end = () => loops.forEach((loop) => loop.kill('SIGKILL'));
  process.on('exit', end);
  return end;
}

async function commandOf(node, pattern) {
  if (!pattern.startsWith('e2e/')) return { args: ['node_modules/vitest/vitest.mjs', 'run', pattern], env: {} };
  await buildWeb(node);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--retries=0', '--reporter=line', pattern];
  return { args, env: { CHROMIUM: await findChromium() } };
}

await run(async () => {
  const [pattern] = process.argv.slice(2);
  if (pattern === undefined) throw new Problem('Which tests? npm run test:steady -- PATTERN');
  const node = findNode();
  const { args, env } = await commandOf(node, pattern);
  const end = keepBusy(node);
  let passed = 0;
  for (let time = 1; time <= times; time += 1) {
    step(`${pattern}, ${time} of ${times}`);
    const code = await runProgram(node, args, { cwd: root, env: { ...process.env, ...env } });
    if (code === 0) passed += 1;
  }
  end();
  console.log(`\n${pattern} passed ${passed} of ${times} times beside ${BUSY_LOOPS} busy loops`);
  return passed === times ? 0 : 1;
});
