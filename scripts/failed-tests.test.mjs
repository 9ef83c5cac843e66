import { expect, it } from 'vitest';
import { listFailed, listFlaky } from './failed-tests.mjs';

const vitest = {
  testResults: [
    {
      name: '/project/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
      ],
    },
    { name: '/project/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};
const browser = {
  suites: [
    {
      suites: [
        {
          specs: [
            { ok: true, title: 'opens', file: 'page.e2e.ts', line: 3, tests: [{ status: 'flaky', results: [] }] },
            {
              ok: false,
              title: 'closes',
              file: 'page.e2e.ts',
              line: 9,
              tests: [{ results: [{ errors: [{ message: 'x'.repeat(2000) }] }] }],
            },
          ],
        },
      ],
    },
  ],
};

it('lists failed tests of both runners with their messages, up to a maximum length', () => {
  const [test, file, page, ...others] = listFailed({ vitest, browser, root: '/project' });
  expect(test).toBe('✗ a.test.ts › subtracts\nexpected 1 to be 2');
  expect(file).toBe('✗ b.test.ts\nCannot find module');
  expect(page).toBe(`✗ page.e2e.ts:9 › closes\n${'x'.repeat(1500)} …`);
  expect(others).toEqual([]);
});

it('lists tests that passed at their second try', () => {
  expect(listFlaky({ vitest: ['b.test.ts › waits'], browser })).toEqual(['b.test.ts › waits', 'page.e2e.ts:3 › opens']);
});
