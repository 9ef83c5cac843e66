import { streams } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { sendFile } from '../../http/send-file.ts';
import { findPicture } from './find-picture.ts';
import type { JobsParts } from './jobs-parts.ts';

const { params, query } = streams['GET /variations/:id/file'];

export const picturesRoutes =
  (parts: JobsParts): FastifyPluginAsync =>
  async (app) => {
    const schema = {
      tags: ['jobs'],
      security: [{ bearer: [] }],
      params,
      querystring: query,
      summary: 'One picture',
    };
    app.get<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof query> }>(
      '/variations/:id/file',
      { schema, preHandler: app.requireUser },
      async (request, reply) => {
        const { size, format, preset } = request.query;
        const asked = { userId: request.userId, locale: request.locale, variationId: request.params.id };
        const found = await findPicture(parts, asked, { size, format, preset });
        return sendFile(request, reply, parts.storage, { ...found, cacheControl: 'private, no-cache' });
      },
    );
  };
