import { expect, it } from 'vitest';
import { planTests } from './test-changed.mjs';

it('runs the tests of the database beside what has changed, and the browser tests that have', () => {
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
    within: [],
    databaseFolders: ['apps/server/src/keys/', 'apps/server/src/modules/credits/'],
    browserFiles: ['e2e/start.e2e.ts'],
  });
});

it('does not run every test of the database for a file that all have above them', () => {
  const nothing = { within: [], databaseFolders: [], browserFiles: [] };
  expect(planTests(['apps/server/src/app.ts', 'package.json'])).toEqual(nothing);
});

it('starts no server for a change of the engine alone', () => {
  const style = 'packages/engine/src/styles/studio.ts';
  expect(planTests([style]).within).toEqual(['packages/', 'apps/web/']);
  expect(planTests([style, 'apps/server/src/app.ts']).within).toEqual([]);
});
