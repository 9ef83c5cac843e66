// `npm test`: installs what is missing, then runs unit, database and contract tests (vitest) and browser tests (Playwright).
// `npm test -- PATTERN` runs the vitest tests whose file name has PATTERN.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';
import { findNode } from './find-node.mjs';
import { run, step } from './say.mjs';
import { runProgram } from './spawn.mjs';

const reports = path.join(root, '.cache/test');
const vitestReport = path.join(reports, 'vitest.json');
const browserReport = path.join(reports, 'browser.json');

// What the runners and Chromium keep for themselves stays in the checkout, not in the user's home.
for (const kind of ['CONFIG', 'DATA', 'CACHE', 'STATE'])
  process.env[`XDG_${kind}_HOME`] = path.join(root, '.cache/home', kind.toLowerCase());

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Passed, failed and skipped tests of both runners. */
function count() {
  const unit = read(vitestReport);
  const { stats } = read(browserReport);
  return {
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + unit.numTodoTests + stats.skipped,
  };
}

await run(async () => {
  const patterns = process.argv.slice(2);
  await ensureInstalled();
  const node = findNode();
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...patterns];
  if (patterns.length > 0) return runProgram(node, vitest, { cwd: root });

  await buildWeb(node);
  const chromium = await findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  step('Unit, database and contract tests');
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const unitCode = await runProgram(node, [...vitest, ...json], { cwd: root });
  step('Browser tests');
  const browserCode = await runProgram(node, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    cwd: root,
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
  const { passed, failed, skipped } = count();
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return unitCode || browserCode;
});
