import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { giveUpTouchUp, remakePictures } from '../remake-pictures.ts';
import type { JobsParts } from '../jobs-parts.ts';

/** The full-size cut-outs of a touched-up set, then the tasks of its pictures. */
export const touchUpJobTask = (parts: JobsParts): TaskDefinition<'touch-up-job'> => ({
  name: 'touch-up-job',
  concurrency: 2,
  retryLimit: 3,
  // As for a new set: a slow network may first have to cut out six photos.
  timeoutSeconds: parts.studio.state().takesLong ? 1800 : 300,
  run: (data, { signal }) => remakePictures(parts, data, signal),
  giveUp: (data) => giveUpTouchUp(parts, data),
});
