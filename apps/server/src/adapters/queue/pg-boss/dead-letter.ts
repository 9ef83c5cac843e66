import type { TaskName } from '../../../ports/queue-port.ts';

/** Name of the queue that holds what failed for good until `giveUp` has run. */
export const deadLetterOf = (name: TaskName): string => `${name}.failed`;
