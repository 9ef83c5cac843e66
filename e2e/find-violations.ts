import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const require = createRequire(import.meta.url);
/** Axe without its comments: less than half is sent and parsed. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Part {
  /** Selector of what is looked at; the whole page unless given. */
  within?: string;
  /** Selector of what is not. */
  without?: string;
}

/**
 * What axe finds wrong on a page as it stands: rule and place, a line each. It runs in the page itself and tells of nothing but
 * faults, and is sent once a page: the rest took an eighth of its time. Frames of other origins are not looked into.
 */
export async function findViolations(page: Page, { within, without }: Part = {}): Promise<string[]> {
  for (const frame of page.frames()) await bring(frame, frame === page.mainFrame());
  const context = {
    ...(within !== undefined && { include: [[within]] }),
    ...(without !== undefined && { exclude: [[without]] }),
  };
  const part = Object.keys(context).length === 0 ? 'document' : JSON.stringify(context);
  return page.evaluate<string[]>(`axe.run(${part}, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' at ' + nodes[0]?.target.join(' ')))`);
}

/** Loads axe where it is not yet; a frame that is just going, or of another origin, need not have it. */
async function bring(frame: Frame, isNeeded: boolean): Promise<void> {
  try {
    if (await frame.evaluate<boolean>(`typeof axe === 'undefined'`)) await frame.evaluate(AXE);
  } catch (error) {
    if (isNeeded) throw error;
  }
}
