import type { WebhookBody, WebhookEvent } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import { hasApiPlan } from '../api-keys/index.ts';
import { listEndpoints } from './endpoints.repository.ts';
import { queueDelivery } from './queue-delivery.ts';

/** A job that has just ended, as reported to the seller's programs. */
export interface EndedJob {
  userId: string;
  jobId: string;
  /** An attempt of a job ends once. */
  attempt: number;
  status: 'completed' | 'failed' | 'cancelled';
  isSandbox: boolean;
  /** State of its credit. */
  credit: string;
  pictures: { ready: number; total: number };
}

/** Writes the end of a job to every subscribed endpoint of its owner, in the transaction of `db`. */
export async function announceJobEnd(parts: { db: Db; queue: Queue }, job: EndedJob): Promise<void> {
  const type: WebhookEvent = `job.${job.status}`;
  const endpoints = (await listEndpoints(parts.db, job.userId)).filter(
    ({ isEnabled, events }) => isEnabled && events.includes(type),
  );
  if (endpoints.length === 0 || !(await hasApiPlan(parts.db, job.userId))) return;
  const body: WebhookBody = {
    type,
    timestamp: new Date().toISOString(),
    data: {
      job_id: job.jobId,
      status: job.status,
      sandbox: job.isSandbox,
      pictures: job.pictures,
      credit: job.credit,
    },
  };
  for (const { id: endpointId } of endpoints) {
    const causeKey = `${endpointId}:${job.jobId}:${job.attempt}:${type}`;
    await queueDelivery(parts, { endpointId, body, jobId: job.jobId, causeKey });
  }
}
