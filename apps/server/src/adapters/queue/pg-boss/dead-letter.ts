import type { TaskName } from '../../../ports/queue-port.ts';

/** Name of the queue that holds permanently failed tasks until `giveUp` has run. */
export const deadLetterOf = (name: TaskName): string => `${name}.failed`;
