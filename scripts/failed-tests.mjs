// Lists each failed test of both runners with its message, so that the end of a long output shows what to fix.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const longest = 1500;

/** Removes terminal colours. @param {string} text @returns {string} */
const plain = (text) => stripVTControlCharacters(text).trim();

const shorten = (text) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

/** Failed tests of vitest's JSON report. A file that cannot be loaded counts as one. */
function failedInVitest(report, root) {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [{ name, said: file.message }];
    return failed.map((test) => ({ name: `${name} › ${test.fullName}`, said: test.failureMessages.join('\n') }));
  });
}

/** All tests of Playwright's JSON report, whose suites are nested. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const nameOf = ({ file, line, title }) => `${file}:${line} › ${title}`;

const failedInBrowser = (report) =>
  specsOf(report)
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return { name: nameOf(spec), said: errors.map(({ message }) => message).join('\n') };
    });

/**
 * Names of tests that failed once and then passed.
 * @param {{ vitest: string[], browser: object }} reports names from report-flaky.mjs, and Playwright's JSON report
 * @returns {string[]}
 */
export const listFlaky = ({ vitest, browser }) => [
  ...vitest,
  ...specsOf(browser)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(nameOf),
];

/**
 * The failures, one paragraph per test: its name and the first 1,500 characters of its message.
 * @param {{ vitest: object, browser: object, root: string }} reports JSON reports of both runners, and the folder that names start from
 * @returns {string[]} empty if nothing failed
 */
export function listFailed({ vitest, browser, root }) {
  return [...failedInVitest(vitest, root), ...failedInBrowser(browser)].map(
    ({ name, said }) => `✗ ${name}\n${shorten(plain(said ?? ''))}`,
  );
}
