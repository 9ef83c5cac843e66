import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe without its comments: each page reads it anew, and less than half is sent and parsed. Of the version that the builder uses. */
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

interface Part {
  /** Selector of what is looked at; the whole page unless given. */
  within?: string;
  /** Selector of what is not. */
  without?: string;
}

/**
 * What axe finds wrong on a page as it stands: rule and place, a line each. It runs in the page itself and tells of nothing but
 * faults: to gather in a page of its own what is all right takes more than half of its time. Frames of other origins are not looked into.
 */
export async function findViolations(page: Page, { within, without }: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}
