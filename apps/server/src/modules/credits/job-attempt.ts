/** One try of one job: what a reservation is for. */
export interface JobAttempt {
  userId: string;
  jobId: string;
  /** Counts from 1. */
  attempt: number;
}

/** Names what happened to the credit of an attempt, once for ever. */
export const attemptKey = ({ jobId, attempt }: JobAttempt, what: 'reserved' | 'settled' | 'returned'): string =>
  `job:${jobId}:${attempt}:${what}`;
