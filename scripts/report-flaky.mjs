// A vitest reporter that records the names of tests that passed only at their second try, which vitest's JSON report does not.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-installed.mjs';
import { flakyReport } from './test-reports.mjs';

export default class {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky !== true) return;
    this.#names.push(`${path.relative(root, test.module.moduleId)} › ${test.fullName}`);
  }

  onTestRunEnd() {
    writeFileSync(flakyReport, JSON.stringify(this.#names));
  }
}
