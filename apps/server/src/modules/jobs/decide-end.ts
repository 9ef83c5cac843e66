import type { CreditState, Job, JobStatus } from '@vitrine/contract';

export interface JobEnd {
  status: Extract<JobStatus, 'completed' | 'failed'>;
  credit: Extract<CreditState, 'spent' | 'returned'>;
}

/**
 * The end of a job once no variation is waiting; null before. Nobody pays for nothing: without any picture the credit is
 * returned; otherwise it is spent, but returned if a retry could not make the rest either.
 */
export function decideEnd({ done, failed, total }: Job['progress'], isRetryOfRest: boolean): JobEnd | null {
  if (done + failed < total) return null;
  if (done === 0) return { status: 'failed', credit: 'returned' };
  return { status: 'completed', credit: failed > 0 && isRetryOfRest ? 'returned' : 'spent' };
}
