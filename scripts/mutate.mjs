// `npm run mutate`: inserts one fault after the other into the code, runs the tests that guard the place, and prints which faults were
// caught. `npm run mutate -- PART` takes those whose file name contains PART. Not in CI: it changes files of the checkout, and restores them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { MUTATIONS } from './mutations.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [part = ''] = process.argv.slice(2);
// Each run has its own process: a running one would still have the files of the previous fault loaded.
const options = { watch: false, root, reporters: [{}], maxWorkers: 1, bail: 1, isolate: true };
const vitest = await createVitest('test', options);
let putBack = () => {};
process.on('exit', () => putBack());
process.on('SIGINT', () => process.exit(1));

/** @returns {Promise<boolean>} whether any test in files whose name contains `tests` fails */
async function fails(tests) {
  vitest.state.filesMap.clear();
  const specifications = await vitest.globTestSpecifications([tests]);
  if (specifications.length === 0) throw new Error(`no test file has ${tests} in its name`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((each) => !each.ok());
}

const rows = [];
for (const [name, find, replace, tests] of MUTATIONS.filter(([file]) => file.includes(part))) {
  const file = path.join(root, name);
  const before = readFileSync(file, 'utf8');
  if (before.split(find).length !== 2) throw new Error(`${name} has to have ${find} once`);
  const started = performance.now();
  putBack = () => writeFileSync(file, before);
  writeFileSync(
    file,
    before.replace(find, () => replace),
  );
  vitest.invalidateFile(file);
  const caught = await fails(tests);
  putBack();
  putBack = () => {};
  vitest.invalidateFile(file);
  rows.push(caught);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`| ${caught ? 'caught' : 'MISSED'} | ${name} | \`${find}\` → \`${replace}\` | ${tests} | ${seconds} s |`);
}
console.log(`\n${rows.filter(Boolean).length} of ${rows.length} faults caught`);
await vitest.close();
process.exitCode = rows.every(Boolean) ? 0 : 1;
