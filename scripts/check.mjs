// `npm run check`: all checks, in two rows side by side. The output of each stays together and appears when it has ended; all of them run,
// whatever fails.
import { root } from './ensure-installed.mjs';
import { run } from './say.mjs';
import { runProgram } from './spawn.mjs';

/** `unused` and `imports` read files that `types` writes first. */
const ROWS = [
  ['types', 'unused', 'imports'],
  ['lint', 'format', 'sizes'],
];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @returns {Promise<boolean>} whether it passed */
async function check(name) {
  const lines = [];
  const write = (chunk) => lines.push(chunk);
  const code = await runProgram(npm, ['run', '--silent', `check:${name}`], { cwd: root, write });
  process.stdout.write(Buffer.concat(lines));
  if (code !== 0) console.error(`check:${name} failed`);
  return code === 0;
}

await run(async () => {
  const found = [];
  const checkRow = async (names) => {
    for (const name of names) found.push(await check(name));
  };
  await Promise.all(ROWS.map(checkRow));
  return found.every(Boolean) ? 0 : 1;
});
