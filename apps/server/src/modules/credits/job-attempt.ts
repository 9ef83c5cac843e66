/** One attempt of one job: the subject of a reservation. */
export interface JobAttempt {
  userId: string;
  jobId: string;
  /** Counts from 1. */
  attempt: number;
}

/** Unique key of an event of an attempt's credit. */
export const attemptKey = ({ jobId, attempt }: JobAttempt, what: 'reserved' | 'settled' | 'returned'): string =>
  `job:${jobId}:${attempt}:${what}`;
