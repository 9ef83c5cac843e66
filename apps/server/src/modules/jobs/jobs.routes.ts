import { guardRoutes } from '../../http/guard-routes.ts';
import { type Context, route } from '../../http/route.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ApiScope, Job } from '@vitrine/contract';
import { adjustJob } from './adjust-job.ts';
import { cancelJob } from './cancel-job.ts';
import { createJob } from './create-job.ts';
import { createSandboxJob } from './create-sandbox-job.ts';
import { deleteJob } from './delete-job.ts';
import { keepSandboxApart } from './keep-sandbox-apart.ts';
import type { JobsParts } from './jobs-parts.ts';
import { presentJob } from './present-job.ts';
import { readJob } from './read-job.ts';
import { readJobPage } from './read-job-page.ts';
import { restoreJob } from './restore-job.ts';
import { retryJob } from './retry-job.ts';
import { touchUpJob } from './touch-up-job.ts';
import { translateJob } from './translate-job.ts';
import { undoTouchUp } from './undo-touch-up.ts';

const MAX_KEY_LENGTH = 200;
const options = (summary: string, key: ApiScope = 'create') => ({
  auth: 'required' as const,
  key,
  tags: ['jobs'],
  summary,
});

export const jobsRoutes =
  (parts: JobsParts): FastifyPluginAsync =>
  async (app) => {
    guardRoutes(app, (asked) => keepSandboxApart(parts.db, asked));
    const present: Present = async ({ userId, locale }, jobId) =>
      presentJob(await readJob(parts.db, userId, jobId), parts.storage, locale);

    route(app, 'POST /jobs', options('Make twenty pictures for one credit'), async (context) => {
      const key = context.request.headers['idempotency-key']?.toString().slice(0, MAX_KEY_LENGTH);
      const isSandbox = context.request.apiKey?.isSandbox === true;
      const create = isSandbox ? createSandboxJob : createJob;
      const job = await create(parts, { ...context, idempotencyKey: key });
      return present(context, job.id);
    });
    route(app, 'GET /jobs', options('Own jobs, with search and filters', 'read'), (context) =>
      readJobPage(parts, { ...context, isSandbox: context.request.apiKey?.isSandbox }),
    );
    route(app, 'GET /jobs/:id', options('One job and its pictures', 'read'), (context) =>
      present(context, context.params.id),
    );
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
    addActs(app, parts, present);
  };

type Present = (asked: Pick<Context<'GET /jobs'>, 'userId' | 'locale'>, jobId: string) => Promise<Job>;

/** Actions on an existing job; each answers with the job afterwards. */
function addActs(app: FastifyInstance, parts: JobsParts, present: Present): void {
  route(app, 'POST /jobs/:id/restore', options('Restore a deleted job'), async (context) => {
    await restoreJob(parts.db, context.userId, context.params.id);
    return present(context, context.params.id);
  });
  route(app, 'POST /jobs/:id/cancel', options('Cancel a job; its finished pictures stay'), async (context) => {
    await cancelJob(parts, context.userId, context.params.id);
    return present(context, context.params.id);
  });
  const touchUp =
    'Make the pictures whose cut-outs were touched up again in an ended job, or restore the previous ones; free of charge';
  route(app, 'POST /jobs/:id/touch-up', options(touchUp), async (context) => {
    const work = context.body.undo === true ? undoTouchUp : touchUpJob;
    await work(parts, context.userId, context.params.id);
    return present(context, context.params.id);
  });
  const translate = 'Make the pictures with texts of an ended job in another language, free of charge';
  route(app, 'POST /jobs/:id/languages', options(translate), async (context) => {
    const { userId, locale, params, body } = context;
    await translateJob(parts, { userId, locale, jobId: params.id, body });
    return present(context, params.id);
  });
  const adjust = 'Set the shadow, ground or size of the product on every picture of an ended job, free of charge';
  route(app, 'POST /jobs/:id/adjust', options(adjust), async (context) => {
    await adjustJob(parts, context.userId, context.params.id, context.body);
    return present(context, context.params.id);
  });
  route(app, 'POST /jobs/:id/retry', options('Make the failed pictures again'), async (context) => {
    await retryJob(parts, context.userId, context.params.id);
    return present(context, context.params.id);
  });
}
