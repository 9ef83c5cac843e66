import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyDataDir, removeDataDir } from '../../e2e/server.ts';
import { openSite } from '../site/open-site.ts';
import { beginOne } from './one-set.ts';
import type { Outcome, Scenario } from './outcome.ts';

const HOUR_MS = 3_600_000;
/** A set takes a few seconds; waiting for the clock to return would exceed this. */
const LATE_S = 300;
const preload = pathToFileURL(path.resolve(import.meta.dirname, '../site/clock.ts')).href;

/** Server and embedded database use the same clock, which jumps while a set is made: an hour forward, and an hour back. */
export const moveClock: Scenario = async () => {
  const outcomes: Outcome[] = [];
  for (const [way, offset] of [
    ['on', HOUR_MS],
    ['back', -HOUR_MS],
  ] as const) {
    const folder = await emptyDataDir();
    const file = path.join(folder, 'clock');
    await writeFile(file, '0');
    const clock = { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` };
    const site = await openSite({ roles: ['all'], env: { ...clock, FINAL_SIDE_PX: '512', RENDER_THREADS: '1' } });
    try {
      const { end } = await beginOne(site);
      const begin = performance.now();
      await writeFile(file, String(offset));
      process.kill(site.members[0]!.now().pid, 'SIGUSR2');
      const faults = await end();
      const after = await beginOne(site, 'after@shop.example');
      faults.push(...(await after.end()));
      const seconds = Math.round((performance.now() - begin) / 1000);
      if (seconds > LATE_S) faults.push(`two sets took ${seconds} s`);
      outcomes.push({
        fault: `the clock jumps an hour ${way}`,
        result: `that set and one after it done in ${seconds} s`,
        faults,
      });
    } finally {
      await site.close();
      await removeDataDir(folder);
    }
  }
  return outcomes;
};
