import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './ensure-installed.mjs';

const lines = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `since`, a commit; new ones with them, those that are gone without. */
const changedFiles = (since) => [
  ...lines('diff', '--name-only', '--diff-filter=d', since),
  ...lines('ls-files', '--others', '--exclude-standard'),
];

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
  const { databaseFolders, browserFiles, within } = planTests(changedFiles(since));
  const alone = ['--project', 'unit', '--project', 'web', ...within, '--changed', ...(since === 'HEAD' ? [] : [since])];
  const beside = ['--project', 'database', ...databaseFolders];
  return { vitest: databaseFolders.length === 0 ? [alone] : [alone, beside], browserFiles };
}
