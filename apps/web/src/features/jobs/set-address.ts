import type { Job } from '@vitrine/contract';
import { countFrames, isEnded } from './job-progress.ts';

/** Where a set is looked at: finished pictures on their wall, all else where it is made. */
export const setAddress = (job: Pick<Job, 'id' | 'status' | 'variations'>): string =>
  isEnded(job) && countFrames(job).ready > 0 ? `/results/${job.id}` : `/job-status/${job.id}`;

/** Where the photos of a set, and what was said about them, begin a new one. */
export const reuseAddress = ({ id }: Pick<Job, 'id'>): string => `/generate?from=${id}`;
