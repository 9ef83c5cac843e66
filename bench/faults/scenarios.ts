import { killProcesses } from './kill-processes.ts';
import type { Scenario } from './outcome.ts';

/** By the name that `--only` takes. */
export const SCENARIOS: Record<string, Scenario> = {
  kills: killProcesses,
};
