import { type Context, route } from '../../http/route.ts';
import type { FastifyPluginAsync } from 'fastify';
import { cancelJob } from './cancel-job.ts';
import { createJob } from './create-job.ts';
import { deleteJob } from './delete-job.ts';
import type { JobsParts } from './jobs-parts.ts';
import { presentJob } from './present-job.ts';
import { readJob } from './read-job.ts';
import { readJobPage } from './read-job-page.ts';
import { restoreJob } from './restore-job.ts';
import { retryJob } from './retry-job.ts';

const MAX_KEY_LENGTH = 200;
const options = (summary: string) => ({ auth: 'required' as const, tags: ['jobs'], summary });

export const jobsRoutes =
  (parts: JobsParts): FastifyPluginAsync =>
  async (app) => {
    const present = async ({ userId, locale }: Pick<Context<'GET /jobs'>, 'userId' | 'locale'>, jobId: string) =>
      presentJob(await readJob(parts.db, userId, jobId), parts.storage, locale);

    route(app, 'POST /jobs', options('Make twenty pictures for one credit'), async (context) => {
      const key = context.request.headers['idempotency-key']?.toString().slice(0, MAX_KEY_LENGTH);
      const job = await createJob(parts, { ...context, idempotencyKey: key });
      return present(context, job.id);
    });
    route(app, 'GET /jobs', options('Own jobs, searched and narrowed'), (context) => readJobPage(parts, context));
    route(app, 'GET /jobs/:id', options('One job and its pictures'), (context) => present(context, context.params.id));
    route(
      app,
      'DELETE /jobs/:id',
      options('Delete an ended job with its photos; it can be restored'),
      async (context) => {
        const { userId, params, query } = context;
        await deleteJob(parts, userId, params.id, query.for_good === 'true');
        return undefined;
      },
    );
    route(app, 'POST /jobs/:id/restore', options('Take a deleted job back'), async (context) => {
      await restoreJob(parts.db, context.userId, context.params.id);
      return present(context, context.params.id);
    });
    route(app, 'POST /jobs/:id/cancel', options('Stop a job; what is ready stays'), async (context) => {
      await cancelJob(parts, context.userId, context.params.id);
      return present(context, context.params.id);
    });
    route(app, 'POST /jobs/:id/retry', options('Make again what failed'), async (context) => {
      await retryJob(parts, context.userId, context.params.id);
      return present(context, context.params.id);
    });
  };
