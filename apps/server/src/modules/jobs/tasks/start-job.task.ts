import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { failJob } from '../fail-job.ts';
import type { JobTaskParts } from '../jobs-parts.ts';
import { listUnstarted } from '../list-unfinished.ts';
import { noteFailure } from '../note-failure.ts';
import { startJob } from '../start-job.ts';

/** First step of a job: cut-outs, then the tasks of its pictures. */
export const startJobTask = (parts: JobTaskParts): TaskDefinition<'start-job'> => ({
  name: 'start-job',
  concurrency: 2,
  retryLimit: 3,
  // A slow network may first have to cut out six photos.
  timeoutSeconds: parts.studio.state().takesLong ? 1800 : 300,
  unfinished: () => listUnstarted(parts.db),
  run: ({ jobId, attempt }, { signal }) =>
    noteFailure(parts.db, { jobId, attempt }, () => startJob(parts, jobId, attempt, signal)),
  giveUp: ({ jobId, attempt }) => failJob(parts, jobId, attempt),
});
