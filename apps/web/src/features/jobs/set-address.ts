import type { Job } from '@vitrine/contract';
import { countFrames, isEnded } from './job-progress.ts';

/** Address of a set: results if finished, else its progress. */
export const setAddress = (job: Pick<Job, 'id' | 'status' | 'variations'>): string =>
  isEnded(job) && countFrames(job).ready > 0 ? `/results/${job.id}` : `/job-status/${job.id}`;

/** Starts a new set with this set's photos and settings. */
export const reuseAddress = ({ id }: Pick<Job, 'id'>): string => `/generate?from=${id}`;
