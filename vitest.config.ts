import { defineConfig } from 'vitest/config';

const setupFiles = ['./vitest.setup.ts'];
const exclude = ['**/node_modules/**', '**/build/**'];
const engine = 'packages/engine/src/**/*.test.ts';
/** Tests of the engine that measure memory or start threads: each file has a process of its own. */
const alone = ['pool', 'threads/**/*', 'cli/**/*'].map((name) => `packages/engine/src/${name}.test.ts`);

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
            'packages/!(engine)/**/*.test.ts',
            ...alone,
            'apps/server/**/*.test.ts',
            'apps/web/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...exclude, '**/*.db.test.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          // Test files of one worker share their imports: loading the lexicon, the networks and the scenes for each file took two fifths of the
          // processor time. The engine changes nothing in its process.
          isolate: false,
          include: [engine],
          exclude: [...exclude, ...alone],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Loading React and happy-dom for each file took four fifths of the processor time; vitest.setup.ts loads our own modules anew.
          isolate: false,
          exclude,
          setupFiles: [...setupFiles, './apps/web/vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // Test files of one worker share their imports: loading the server for each of them took half of the processor time. So a test restores
          // everything it changes in the process: clocks, spies, settings.
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
