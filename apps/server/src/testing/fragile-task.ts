import type { TaskDefinition, TaskName } from '../ports/queue-port.ts';

/** A task with three attempts that prints its runs. */
export const fragileTask = (say: (line: string) => void, run: () => Promise<void>) =>
  ({
    name: 'render-variation',
    concurrency: 1,
    retryLimit: 2,
    retryDelaySeconds: { first: 1, most: 1 },
    timeoutSeconds: 120,
    run: async () => {
      say('begun');
      await run();
      say('done');
    },
    giveUp: async () => say('given up'),
  }) as TaskDefinition<TaskName>;
