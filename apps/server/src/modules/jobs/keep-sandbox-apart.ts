import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Db } from '../../database/db.ts';
import { findJob } from './jobs.repository.ts';
import { findVariation } from './variations.repository.ts';

/**
 * Lets no key at jobs of the other world: a sandbox key sees sandbox jobs alone, a live key the others. A session sees both. For the
 * routes that are registered after it in `app` and name a job or a picture as `:id`.
 */
export function keepSandboxApart(app: FastifyInstance, db: Db): void {
  const check = async ({ apiKey, params, routeOptions }: FastifyRequest): Promise<void> => {
    const { id } = params as { id?: string };
    if (apiKey === null || id === undefined) return;
    const isPicture = routeOptions.url?.includes('/variations/') === true;
    const jobId = isPicture ? (await findVariation(db, id))?.jobId : id;
    const job = jobId === undefined ? undefined : await findJob(db, jobId);
    if (job !== undefined && job.isSandbox !== apiKey.isSandbox) throw new AppError('not_found');
  };
  // After the route's own, which says who asks.
  app.addHook('onRoute', (route) => {
    route.preHandler = [route.preHandler ?? [], check].flat() as preHandlerHookHandler[];
  });
}
