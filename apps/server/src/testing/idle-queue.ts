import type { Queue } from '../ports/queue-port.ts';

/** A queue that accepts everything and does nothing. */
export const IDLE_QUEUE: Queue = {
  enqueue: async () => {},
  enqueueLost: async () => {},
  readLoad: async () => ({ waiting: 0, running: 0, waitingSince: null }),
  work: async () => {},
  stop: async () => {},
};
