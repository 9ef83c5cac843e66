import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-installed.mjs';

const lines = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the commit `since`, including untracked ones, without deleted ones. */
const changedFiles = (since) => [
  ...lines('diff', '--name-only', '--diff-filter=d', since),
  ...lines('ls-files', '--others', '--exclude-standard'),
];

const STYLES = 'packages/engine/src/styles/';

/** Each style by the file of its recipe. A file shared by several styles belongs to none. @returns {Map<string, string>} */
function listRecipes() {
  const files = readdirSync(path.join(root, STYLES)).filter((name) => /^[^.]+\.ts$/.test(name));
  const styleOf = (name) => /^ {2}id: '(\w+)',$/m.exec(readFileSync(path.join(root, STYLES, name), 'utf8'))?.[1];
  return new Map(
    files
      .map((name) => /** @type {const} */ ([STYLES + name, styleOf(name) ?? '']))
      .filter(([, style]) => style !== ''),
  );
}

/**
 * If only recipes of styles have changed: a pattern of test names that excludes the other styles, for the tests beside the recipes. A style
 * uses no other one (`npm run check:imports`), and its tests are named after it.
 * @param {readonly string[]} changed
 * @returns {string | null}
 */
function patternOfStyles(changed) {
  const recipes = listRecipes();
  if (changed.length === 0 || !changed.every((file) => recipes.has(file))) return null;
  const others = [...recipes].filter(([file]) => !changed.includes(file)).map(([, style]) => style);
  return `^(?!(mirroring )?(${others.join('|')}) )`;
}

/**
 * The tests to run for a change. Most database tests load the whole server, so each change would select all of them: only those beside the
 * changed files run. Of the browser tests, only changed ones run. A change of the engine alone selects no tests of the server and the
 * benchmarks, because they start it as a whole, whatever has changed in it.
 * @param {readonly string[]} changed names of files, from the root
 */
export function planTests(changed) {
  const server = changed.filter((file) => /^apps\/server\/src\/.+\/.+\.ts$/.test(file));
  const isOfEngine = changed.length > 0 && changed.every((file) => /^packages\/(engine|scenes)\//.test(file));
  return {
    styles: patternOfStyles(changed),
    within: isOfEngine ? ['packages/', 'apps/web/'] : [],
    databaseFolders: [...new Set(server.map((file) => `${path.posix.dirname(file)}/`))].toSorted(),
    browserFiles: changed.filter((file) => /^e2e\/.+\.e2e\.ts$/.test(file)).toSorted(),
  };
}

/**
 * `npm test -- --changed [COMMIT]`: the runs of vitest and of the browser tests, as arguments.
 * @param {string} [since] a commit; default: uncommitted changes
 */
export function planRuns(since = 'HEAD') {
  const { databaseFolders, browserFiles, within, styles } = planTests(changedFiles(since));
  const near = (...folders) => [
    '--project',
    'unit',
    '--project',
    'engine',
    '--project',
    'web',
    ...folders,
    '--changed',
    ...(since === 'HEAD' ? [] : [since]),
  ];
  const alone =
    styles === null
      ? [near(...within)]
      : [
          [...near(STYLES), '--testNamePattern', styles],
          [...near(...within), '--exclude', `${STYLES}**`],
        ];
  const beside = ['--project', 'database', ...databaseFolders];
  return { vitest: databaseFolders.length === 0 ? alone : [...alone, beside], browserFiles };
}
