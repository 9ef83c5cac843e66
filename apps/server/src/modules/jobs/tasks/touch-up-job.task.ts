import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { giveUpTouchUp, remakePictures } from '../remake-pictures.ts';
import type { JobsParts } from '../jobs-parts.ts';

/** The full cut-outs of a set that was touched up, then the tasks of its pictures. */
export const touchUpJobTask = (parts: JobsParts): TaskDefinition<'touch-up-job'> => ({
  name: 'touch-up-job',
  concurrency: 2,
  retryLimit: 3,
  // As for a set that begins: six photos may be cut out first, by a network that takes long.
  timeoutSeconds: parts.studio.state().takesLong ? 1800 : 300,
  run: (data, { signal }) => remakePictures(parts, data, signal),
  giveUp: (data) => giveUpTouchUp(parts, data),
});
