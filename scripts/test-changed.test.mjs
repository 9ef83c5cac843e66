import { expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { planRuns, planTests } from './test-changed.mjs';

it('runs the database tests beside the changed files, and the changed browser tests', () => {
  const changed = [
    'apps/server/src/modules/credits/book-line.ts',
    'apps/server/src/modules/credits/book-line.test.ts',
    'apps/server/src/keys/open-key-ring.ts',
    'apps/web/src/app/root.tsx',
    'e2e/api.ts',
    'e2e/start.e2e.ts',
    'README.md',
  ];
  expect(planTests(changed)).toEqual({
    styles: null,
    within: [],
    databaseFolders: ['apps/server/src/keys/', 'apps/server/src/modules/credits/'],
    browserFiles: ['e2e/start.e2e.ts'],
  });
});

it('does not run every database test for a file in a common parent folder', () => {
  const nothing = { styles: null, within: [], databaseFolders: [], browserFiles: [] };
  expect(planTests(['apps/server/src/app.ts', 'package.json'])).toEqual(nothing);
});

it('starts no server for a change of the engine alone', () => {
  const style = 'packages/engine/src/styles/studio.ts';
  expect(planTests([style]).within).toEqual(['packages/', 'apps/web/']);
  expect(planTests([style, 'apps/server/src/app.ts']).within).toEqual([]);
});

it('skips tests of other styles if only recipes have changed', () => {
  const styles = 'packages/engine/src/styles';
  const { styles: pattern } = planTests([`${styles}/white-bg.ts`]);
  const runs = (name) => new RegExp(pattern).test(name);
  expect(['white_bg looks as it did', 'mirroring white_bg has', 'names no half'].map(runs)).toEqual([true, true, true]);
  expect(['studio looks as it did', 'mirroring angle45 has', 'before_after is the same'].some(runs)).toBe(false);
  expect(planTests([`${styles}/white-bg.ts`, `${styles}/freedoms.ts`]).styles).toBeNull();
  expect(planTests([`${styles}/white-bg.ts`, `${styles}/golden.test.ts`]).styles).toBeNull();
});

it('names projects that vitest has, all but the database tests', () => {
  const known = config.test.projects.map(({ test }) => test.name);
  const [near = []] = planRuns().vitest;
  const named = near.filter((_, i) => near[i - 1] === '--project');
  expect(new Set([...named, 'database'])).toEqual(new Set(known));
});
