import { returnAttempt, takeAttempt } from '../accounts/index.ts';
import { createJob, type JobRequest } from './create-job.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobByIdempotencyKey, type JobRow } from './jobs.repository.ts';

/**
 * Creates a free job with watermarked pictures, within a daily limit per account over all its keys. Refused and repeated requests
 * do not count.
 * @throws AppError rate_limited; what createJob throws
 */
export async function createSandboxJob(parts: JobsParts, request: JobRequest): Promise<JobRow> {
  const { db } = parts;
  const { userId, idempotencyKey: given } = request;
  // Prefixed, so that the same key of the seller's can make a job in sandbox and live mode.
  const idempotencyKey = given === undefined ? undefined : `sandbox ${given}`;
  const create = () => createJob(parts, { ...request, idempotencyKey, isSandbox: true });
  if (idempotencyKey !== undefined && (await findJobByIdempotencyKey(db, userId, idempotencyKey))) return create();
  await takeAttempt(db, 'sandboxSetsOfAccount', userId);
  try {
    return await create();
  } catch (error) {
    await returnAttempt(db, 'sandboxSetsOfAccount', userId);
    throw error;
  }
}
