import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const require = createRequire(import.meta.url);
/** Axe without its comments, which are more than half of its text. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Part {
  /** Selector of the examined part; default: the whole page. */
  within?: string;
  /** Selector of the excluded part. */
  without?: string;
}

/**
 * Axe's findings on the current page, one line each with rule, place and reason. It runs in the page itself, returns only
 * violations, and is sent once per page, which saves an eighth of the time. Frames of other origins are not examined.
 */
export async function findViolations(page: Page, { within, without }: Part = {}): Promise<string[]> {
  for (const frame of page.frames()) await bring(frame, frame === page.mainFrame());
  const context = {
    ...(within !== undefined && { include: [[within]] }),
    ...(without !== undefined && { exclude: [[without]] }),
  };
  const part = Object.keys(context).length === 0 ? 'document' : JSON.stringify(context);
  return page.evaluate<string[]>(`axe.run(${part}, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' at ' + nodes[0]?.target.join(' ') + ': ' + nodes[0]?.any.map((one) => one.message).join(' ')))`);
}

/** Loads axe where it is missing; a frame that is closing, or of another origin, may lack it. */
async function bring(frame: Frame, isNeeded: boolean): Promise<void> {
  try {
    if (await frame.evaluate<boolean>(`typeof axe === 'undefined'`)) await frame.evaluate(AXE);
  } catch (error) {
    if (isNeeded) throw error;
  }
}
