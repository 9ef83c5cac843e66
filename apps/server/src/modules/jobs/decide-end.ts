import type { CreditState, Job, JobStatus } from '@vitrine/contract';

export interface JobEnd {
  status: Extract<JobStatus, 'completed' | 'failed'>;
  credit: Extract<CreditState, 'spent' | 'returned'>;
}

/**
 * How a job ends when nothing of it waits any more; null while something does. Nobody pays for nothing: without a single picture
 * the credit goes back; with some it is spent, but goes back when a retry could not make the rest either.
 */
export function decideEnd({ done, failed, total }: Job['progress'], isRetryOfRest: boolean): JobEnd | null {
  if (done + failed < total) return null;
  if (done === 0) return { status: 'failed', credit: 'returned' };
  return { status: 'completed', credit: failed > 0 && isRetryOfRest ? 'returned' : 'spent' };
}
