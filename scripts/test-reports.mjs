// Paths of the runners' reports of a whole test run.
import path from 'node:path';
import { root } from './ensure-installed.mjs';

export const reports = path.join(root, '.cache/test');
export const vitestReport = path.join(reports, 'vitest.json');
export const browserReport = path.join(reports, 'browser.json');
export const flakyReport = path.join(reports, 'flaky.json');
