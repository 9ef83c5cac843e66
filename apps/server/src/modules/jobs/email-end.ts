import type { Job } from '@vitrine/contract';
import { emailUser } from '../emails/index.ts';
import type { JobEnd } from './decide-end.ts';
import type { JobTaskParts } from './jobs-parts.ts';
import type { JobRow } from './jobs.repository.ts';

/**
 * E-mails the owner that the pictures are ready, or that there are none and the credit was returned, in the transaction that ends
 * the job. Each e-mail once per job, however often it is retried; only to confirmed addresses.
 */
export async function emailEnd(
  parts: Pick<JobTaskParts, 'db' | 'queue' | 'publicUrl'>,
  { id: jobId, userId, isSandbox }: JobRow,
  end: JobEnd,
  { done: pictures, total }: Job['progress'],
): Promise<void> {
  // Nobody waits for a program's trial.
  if (isSandbox) return;
  const failed = { kind: 'set_failed', values: { jobId } } as const;
  const creditReturned = end.credit === 'returned';
  const ready = { kind: 'set_ready', values: { jobId, pictures, total, creditReturned } } as const;
  const email = end.status === 'failed' ? failed : ready;
  await emailUser(parts, userId, { ...email, causeKey: `job:${jobId}:${email.kind}`, verifiedOnly: true });
}
