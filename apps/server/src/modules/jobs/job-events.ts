import type { InterfaceLocale } from '@vitrine/contract';
import type { JobsParts } from './jobs-parts.ts';
import { findJob, type JobRow } from './jobs.repository.ts';
import { presentJob, presentVariations, type WholeJob } from './present-job.ts';
import { completeJobs } from './read-job.ts';
import type { SharedRead } from './share-reads.ts';
import { findChangedVariations, isChanging, type VariationRow } from './variations.repository.ts';

/** A change in a progress stream; `id` is the job's revision, from which a broken stream resumes. */
export interface JobEvent {
  id: number;
  event: 'job' | 'variation';
  data: unknown;
}

/** Minimum interval between events of a stream: simultaneous changes are sent together. */
const MIN_INTERVAL_MS = 100;
/** A notification can be lost with its connection, so a stream also checks again after this time. */
const RECHECK_MS = 5000;

const ENDED = new Set(['completed', 'failed', 'cancelled']);

/** The database state of a job, for streams that have seen it up to a revision. */
export interface JobState {
  job: JobRow;
  /** A new version of some picture is being made. */
  changing: boolean;
  /** Set if the job's status is new to the stream: the whole job is sent. */
  whole: WholeJob | undefined;
  /** Otherwise the variations changed since. */
  changed: VariationRow[];
}

type Parts = Pick<JobsParts, 'db' | 'storage' | 'changes'> & { share: SharedRead<JobState | null> };

/**
 * The changes of a job from `sinceRevision` on, until it has ended and none of its pictures is being changed, or `signal` aborts.
 * Starts with the whole job; then single variations, and the whole job again whenever its status changes. An empty list means
 * "nothing new, still connected". Streams at the same revision share one read: five hundred separate reads blocked the database
 * for everybody else.
 */
export async function* followJob(
  parts: Parts,
  { jobId, locale, sinceRevision }: { jobId: string; locale: InterfaceLocale; sinceRevision: number },
  signal: AbortSignal,
): AsyncGenerator<JobEvent[]> {
  const wake = waker(signal);
  const unsubscribe = parts.changes.subscribe(jobId, wake.now);
  try {
    let seen = sinceRevision;
    let status = '';
    while (!signal.aborted) {
      const [since, told] = [seen, status];
      const state = await parts.share(`${jobId} ${since} ${told}`, () => readState(parts, jobId, since, told));
      if (state === null) return;
      const { job, changing } = state;
      yield eventsOf(parts, state, locale);
      if (ENDED.has(job.status) && !changing) return;
      status = job.status;
      seen = job.revision;
      await wake.wait(untilRecheck(jobId));
    }
  } finally {
    unsubscribe();
  }
}

/** Null: the job is gone. */
async function readState({ db }: Parts, jobId: string, seen: number, status: string): Promise<JobState | null> {
  // Read before the job: what ends in between is reported in the next round.
  const changing = await isChanging(db, jobId);
  const job = await findJob(db, jobId);
  if (job === undefined) return null;
  const isNew = status !== job.status && (seen < job.revision || ENDED.has(job.status));
  const [whole] = isNew ? await completeJobs(db, [job]) : [];
  const changed = isNew || seen >= job.revision ? [] : await findChangedVariations(db, jobId, seen);
  return { job, changing, whole, changed };
}

function eventsOf({ storage }: Parts, { job, whole, changed }: JobState, locale: InterfaceLocale): JobEvent[] {
  if (whole !== undefined) return [{ id: job.revision, event: 'job', data: presentJob(whole, storage, locale) }];
  return presentVariations(job, changed, storage).map((data) => ({ id: job.revision, event: 'variation', data }));
}

/** All streams of a job recheck at the same moment, those of different jobs at different ones. */
function untilRecheck(jobId: string): number {
  const phase = Number.parseInt(jobId.slice(-4), 16) % RECHECK_MS;
  return RECHECK_MS - ((performance.now() + phase) % RECHECK_MS);
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
