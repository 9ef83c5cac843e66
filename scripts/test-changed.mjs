import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-installed.mjs';

const lines = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `since`, a commit; new ones with them, those that are gone without. */
const changedFiles = (since) => [
  ...lines('diff', '--name-only', '--diff-filter=d', since),
  ...lines('ls-files', '--others', '--exclude-standard'),
];

const STYLES = 'packages/engine/src/styles/';

/** Each style by the file of its recipe. What several share has no style of its own. @returns {Map<string, string>} */
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
 * Where nothing but recipes of styles has changed: a pattern of the names of tests that says nothing of another style, for the tests beside
 * the recipes. A style uses no other one (`npm run check:imports`), and its tests are named after it.
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
 * What to run for a change. Most tests of the database load the whole server, so that each change would lead to all of them: those
 * beside what has changed are run. Of the browser tests those that have changed themselves. A change of the engine alone leads to no test of
 * the server and the measurements: they start it whole, whatever has changed in it.
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
 * @param {string} [since] a commit; what is not committed unless told
 */
export function planRuns(since = 'HEAD') {
  const { databaseFolders, browserFiles, within, styles } = planTests(changedFiles(since));
  const near = (...folders) => [
    '--project',
    'unit',
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
