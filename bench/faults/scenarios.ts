import { disturbQueue } from './disturb-queue.ts';
import { fillDisk } from './fill-disk.ts';
import { killProcesses } from './kill-processes.ts';
import { makeManySets } from './many-sets.ts';
import { moveClock } from './move-clock.ts';
import type { Scenario } from './outcome.ts';
import { takeDatabaseAway, takeStoreAway } from './take-away.ts';

/** By the name that `--only` takes. */
export const SCENARIOS: Record<string, Scenario> = {
  database: takeDatabaseAway,
  store: takeStoreAway,
  disk: fillDisk,
  clock: moveClock,
  queue: disturbQueue,
  kills: killProcesses,
  sets: makeManySets,
};
