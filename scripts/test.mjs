// `npm test`: installs what is missing, then runs unit, database and contract tests (vitest) and browser tests (Playwright) side by side:
// each often waits for clocks, retries and pages, and leaves the cores to the other. `npm test -- PATTERN` runs the vitest tests whose file
// name contains PATTERN, `npm test -- --changed [COMMIT]` those affected by a change.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { listFailed, listFlaky } from './failed-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { findNode } from './find-node.mjs';
import { holdOutput } from './hold-output.mjs';
import { nodeSettings } from './node-settings.mjs';
import { run, step } from './say.mjs';
import { runProgram } from './spawn.mjs';
import { planRuns } from './test-changed.mjs';
import { browserReport, flakyReport, reports, vitestReport } from './test-reports.mjs';

// Files of the runners and Chromium stay in the checkout, not in the user's home.
for (const kind of ['CONFIG', 'DATA', 'CACHE', 'STATE'])
  process.env[`XDG_${kind}_HOME`] = path.join(root, '.cache/home', kind.toLowerCase());

// Some two hundred test processes load the same files; a third of their start is compilation.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/compiled');

process.env.GLIBC_TUNABLES ??= nodeSettings.GLIBC_TUNABLES;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Passed, failed and skipped tests of both runners. */
function count(unit, { stats }) {
  return {
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + unit.numTodoTests + stats.skipped,
  };
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
/**
 * Browser tests wait often and last the longest: they get a core when they want one, and the other tests, which seldom wait, fill what is
 * left. So neither core rests while a page is waited for, nor at the end, when the browser tests are through.
 */
const NICENESS_BESIDE_BROWSER = 5;

/** @returns {Promise<number>} the exit code of the first run that fails, else 0 */
async function testChanged(node, since) {
  const { vitest: runs, browserFiles } = planRuns(since);
  for (const each of runs) {
    const code = await runProgram(node, [...vitest, '--passWithNoTests', ...each], { cwd: root });
    if (code !== 0) return code;
  }
  if (browserFiles.length === 0) return 0;
  step('Browser tests');
  return testInBrowser(node, 'list', browserFiles);
}

async function testInBrowser(node, reporter, more, write) {
  await buildWeb(node);
  const chromium = await findChromium();
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--reporter=${reporter}`, ...more];
  const env = { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  return runProgram(node, args, { cwd: root, env, write });
}

async function testAll(node) {
  // Missing prerequisites are reported at the start, not after a quarter of an hour.
  await buildWeb(node);
  await findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  // A shared machine may stall for a while: a failed test is tried once more, and reported if it passes then. Only the second try of a
  // browser test is recorded: a recording takes a quarter of its processor time.
  step('Unit, database and contract tests; browser tests beside them, told afterwards');
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./scripts/report-flaky.mjs'];
  const { write, release } = holdOutput(process.stdout);
  const [unitCode, browserCode] = await Promise.all([
    runProgram(node, [...vitest, ...reporters, `--outputFile.json=${vitestReport}`, '--retry=1'], {
      cwd: root,
      niceness: NICENESS_BESIDE_BROWSER,
    }).finally(release),
    testInBrowser(node, 'list,json', ['--retries=1', '--trace=on-first-retry'], write),
  ]);
  const [unit, browser] = [read(vitestReport), read(browserReport)];
  for (const name of listFlaky({ vitest: read(flakyReport), browser }))
    console.log(`Passed at the second try: ${name}`);
  for (const each of listFailed({ vitest: unit, browser, root })) console.log(`\n${each}`);
  const { passed, failed, skipped } = count(unit, browser);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return unitCode || browserCode;
}

await run(async () => {
  const patterns = process.argv.slice(2);
  await ensureInstalled();
  const node = findNode();
  if (patterns[0] === '--changed') return testChanged(node, patterns[1]);
  return patterns.length > 0 ? runProgram(node, [...vitest, ...patterns], { cwd: root }) : testAll(node);
});
