import { type PresetId, streams } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { guardRoutes } from '../../http/guard-routes.ts';
import { securityOf } from '../../http/route.ts';
import { sendEventStream } from '../../http/send-event-stream.ts';
import { followJob, type JobState } from './job-events.ts';
import type { JobsParts } from './jobs-parts.ts';
import { noteDownload } from './jobs.repository.ts';
import { keepSandboxApart } from './keep-sandbox-apart.ts';
import { readJob } from './read-job.ts';
import { shareReads } from './share-reads.ts';
import { zipJob } from './zip-job.ts';

type Params = { id: string };

/** Calls of a job that answer with a stream. */
export const jobFilesRoutes =
  (parts: JobsParts): FastifyPluginAsync =>
  async (app) => {
    const common = { tags: ['jobs'], security: securityOf('read') };
    const guarded = { config: { keyScope: 'read' }, preHandler: app.requireUser } as const;
    guardRoutes(app, (asked) => keepSandboxApart(parts.db, asked));

    const share = shareReads<JobState | null>();
    const events = {
      ...common,
      params: streams['GET /jobs/:id/events'].params,
      summary: 'Progress (event stream)',
    };
    app.get<{ Params: Params }>('/jobs/:id/events', { schema: events, ...guarded }, async (request, reply) => {
      const { job } = await readJob(parts.db, request.userId, request.params.id);
      const sinceRevision = Number(request.headers['last-event-id']) || 0;
      const following = { jobId: job.id, locale: request.locale, sinceRevision };
      await sendEventStream(request, reply, (signal) => followJob({ ...parts, share }, following, signal));
    });

    const download = {
      ...common,
      params: streams['GET /jobs/:id/download'].params,
      querystring: streams['GET /jobs/:id/download'].query,
      summary: 'All pictures as ZIP',
    };
    type Download = { Params: Params; Querystring: { preset?: PresetId } };
    app.get<Download>('/jobs/:id/download', { schema: download, ...guarded }, async (request, reply) => {
      const whole = await readJob(parts.db, request.userId, request.params.id);
      await noteDownload(parts.db, whole.job.id);
      const zip = zipJob(parts, callerOf(request, reply), whole, {
        locale: request.locale,
        preset: request.query.preset,
      });
      request.raw.once('close', zip.abort);
      reply.header('content-disposition', `attachment; filename="${zip.name}"`).header('cache-control', 'no-store');
      return reply.type('application/zip').send(zip.stream);
    });
  };
