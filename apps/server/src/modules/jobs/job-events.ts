import type { InterfaceLocale } from '@vitrine/contract';
import type { JobsParts } from './jobs-parts.ts';
import { findJob } from './jobs.repository.ts';
import { presentJob, presentVariations } from './present-job.ts';
import { completeJobs } from './read-job.ts';
import { findChangedVariations, isChanging } from './variations.repository.ts';

/** A change that a progress stream tells of; `id` is the job's revision, from which a lost stream resumes. */
export interface JobEvent {
  id: number;
  event: 'job' | 'variation';
  data: unknown;
}

/** How many events a second a stream gets at most: changes that fall together are told together. */
const MIN_INTERVAL_MS = 100;
/** Also without a notification (one can be lost with its connection) a stream looks again after this time. */
const RECHECK_MS = 5000;

const ENDED = new Set(['completed', 'failed', 'cancelled']);

/**
 * The changes of a job from `sinceRevision` on, until it has ended and no picture of it is being changed, or `signal` aborts. Starts with the whole job; then single
 * variations, and the job again whenever its status changes. Undefined stands for "nothing new, still here".
 */
export async function* followJob(
  parts: Pick<JobsParts, 'db' | 'storage' | 'changes'>,
  { jobId, locale, sinceRevision }: { jobId: string; locale: InterfaceLocale; sinceRevision: number },
  signal: AbortSignal,
): AsyncGenerator<JobEvent[]> {
  const wake = waker(signal);
  const unsubscribe = parts.changes.subscribe(jobId, wake.now);
  try {
    let seen = sinceRevision;
    let status = '';
    while (!signal.aborted) {
      // Asked before the job is read: what ends in between is told in the next round.
      const changing = await isChanging(parts.db, jobId);
      const job = await findJob(parts.db, jobId);
      if (job === undefined) return;
      const events: JobEvent[] = [];
      const whole = status !== job.status && (seen < job.revision || ENDED.has(job.status));
      if (whole) events.push(await wholeJob(parts, job, locale));
      else events.push(...(await changedVariations(parts, job, seen)));
      yield events;
      if (ENDED.has(job.status) && !changing) return;
      status = job.status;
      seen = job.revision;
      await wake.wait(RECHECK_MS);
    }
  } finally {
    unsubscribe();
  }
}

type Parts = Pick<JobsParts, 'db' | 'storage'>;
type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

async function wholeJob({ db, storage }: Parts, job: JobRow, locale: InterfaceLocale): Promise<JobEvent> {
  const [whole] = await completeJobs(db, [job]);
  if (whole === undefined) throw new Error(`job ${job.id} is gone`);
  return { id: job.revision, event: 'job', data: presentJob(whole, storage, locale) };
}

async function changedVariations({ db, storage }: Parts, job: JobRow, seen: number): Promise<JobEvent[]> {
  if (seen >= job.revision) return [];
  const rows = await findChangedVariations(db, job.id, seen);
  return presentVariations(job, rows, storage).map((data) => ({ id: job.revision, event: 'variation', data }));
}

/** Waits for the next `now()`, a time-out or the abort; never shorter than MIN_INTERVAL_MS. */
function waker(signal: AbortSignal) {
  let pending = false;
  let wakeUp = () => {};
  const sleep = (timeoutMs: number, wakeable: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      const stop = () => {
        clearTimeout(timer);
        resolve();
      };
      if (wakeable) wakeUp = stop;
      signal.addEventListener('abort', stop, { once: true });
    });
  return {
    now: () => {
      pending = true;
      wakeUp();
    },
    wait: async (timeoutMs: number) => {
      await sleep(MIN_INTERVAL_MS, false);
      if (!pending && !signal.aborted) await sleep(timeoutMs, true);
      pending = false;
      wakeUp = () => {};
    },
  };
}
