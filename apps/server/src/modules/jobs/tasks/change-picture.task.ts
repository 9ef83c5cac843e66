import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { JobsParts } from '../jobs-parts.ts';
import { listUnchanged } from '../list-unfinished.ts';
import { giveUpVersion, makeVersion } from '../make-version.ts';

/** Another version of a finished picture; `concurrency` is the number of render threads. */
export const changePictureTask = (parts: JobsParts, concurrency: number): TaskDefinition<'change-picture'> => ({
  name: 'change-picture',
  concurrency,
  retryLimit: 3,
  timeoutSeconds: 180,
  unfinished: () => listUnchanged(parts.db),
  run: (data, { signal }) => makeVersion(parts, data, signal),
  giveUp: (data) => giveUpVersion(parts, data),
});
