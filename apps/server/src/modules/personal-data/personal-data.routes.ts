import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';

const tags = ['accounts'];

export const personalDataRoutes =
  (parts: PersonalDataParts): FastifyPluginAsync =>
  async (app) => {
    const schema = {
      tags,
      security: [{ bearer: [] }],
      summary: 'All data stored about the caller (ZIP)',
    };
    app.get('/user/export', { schema, preHandler: app.requireUser }, async (request, reply) => {
      const { stream, abort } = await exportData(parts, request.userId);
      request.raw.once('close', abort);
      const name = `vitrine-${new Date().toISOString().slice(0, 10)}.zip`;
      reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
      return reply.type('application/zip').send(stream);
    });
    route(
      app,
      'DELETE /user',
      { auth: 'required', tags, summary: 'Delete the account and all its data' },
      async ({ userId, body, locale }) => {
        await deleteAccount(parts, { userId, password: body?.password, locale });
        return undefined;
      },
    );
  };
