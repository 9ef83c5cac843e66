import { type ApiScope, streams } from '@vitrine/contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { callerOf } from '../../http/caller-of.ts';
import { guardRoutes } from '../../http/guard-routes.ts';
import { route, securityOf } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { changePicture } from './change-picture.ts';
import { drawHandSheet } from './draw-hand-sheet.ts';
import { findPicture } from './find-picture.ts';
import { keepSandboxApart } from './keep-sandbox-apart.ts';
import type { JobsParts } from './jobs-parts.ts';
import { presentVariations } from './present-job.ts';
import { readPictureOptions } from './read-picture-options.ts';
import { tryAdjustment } from './try-adjustment.ts';

const options = (summary: string, key: ApiScope = 'create') => ({
  auth: 'required' as const,
  key,
  tags: ['jobs'],
  summary,
});
const { params, query } = streams['GET /variations/:id/file'];

export const picturesRoutes =
  (parts: JobsParts): FastifyPluginAsync =>
  async (app) => {
    guardRoutes(app, (asked) => keepSandboxApart(parts.db, asked));
    route(
      app,
      'GET /variations/:id/options',
      options('What can be changed on a picture', 'read'),
      ({ params: { id }, request, reply }) => readPictureOptions(parts, callerOf(request, reply), id),
    );
    route(app, 'PATCH /variations/:id', options('Change a finished picture, free of charge'), async (context) => {
      const { job, variation } = await changePicture(parts, context.userId, context.params.id, context.body);
      return presentVariations(job, [variation], parts.storage)[0]!;
    });
    addHandRoutes(app, parts);
    const schema = {
      tags: ['jobs'],
      security: securityOf('read'),
      params,
      querystring: query,
      summary: 'One picture',
    };
    app.get<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof query> }>(
      '/variations/:id/file',
      { schema, config: { keyScope: 'read' }, preHandler: app.requireUser },
      async (request, reply) => {
        const { size, format, preset, alone } = request.query;
        const asked = { caller: callerOf(request, reply), locale: request.locale, variationId: request.params.id };
        const found = await findPicture(parts, asked, { size, format, preset, alone });
        return sendFile(request, reply, parts.storage, { ...found, cacheControl: 'private, no-cache' });
      },
    );
  };

/** Calls for moving a product by hand; nothing is stored. */
function addHandRoutes(app: FastifyInstance, parts: JobsParts): void {
  route(
    app,
    'POST /variations/:id/sheet',
    options('A finished picture in layers, for moving its product by hand'),
    ({ params: { id }, body, request, reply }) => drawHandSheet(parts, callerOf(request, reply), id, body),
  );
  route(
    app,
    'POST /variations/:id/trial',
    options('A small rendering of a finished picture with its product moved; it is not stored'),
    ({ params: { id }, body, request, reply }) => tryAdjustment(parts, callerOf(request, reply), id, body),
  );
}
