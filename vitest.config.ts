import { defineConfig } from 'vitest/config';

const setupFiles = ['./vitest.setup.ts'];
const exclude = ['**/node_modules/**', '**/build/**'];
const words = ['goods', 'lexicon', 'phrases'].map((floor) => `packages/engine/src/${floor}/**/*.test.ts`);
export default defineConfig({
  test: {
    // One more than cores: database tests often wait.
    maxWorkers: 3,
    // Long limits delay only failing tests: beside browser tests a step takes twenty times as long as alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'apps/web/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...exclude, '**/*.db.test.ts', ...words],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'words',
          // Nothing on these floors changes in the process, and loading the lexicon for each file took more than half of the processor time.
          isolate: false,
          include: words,
          exclude,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          exclude,
          setupFiles: [...setupFiles, './apps/web/vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // Test files of one worker share their imports: loading the server for each of them took half of the processor time. So a test restores
          // everything it changes in the process: clocks, spies, settings. The engine's tests measure memory, and pages keep state in modules.
          isolate: false,
          include: ['apps/server/**/*.db.test.ts'],
          exclude,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles,
        },
      },
    ],
  },
});
