import { AppError } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { sendFile } from '../../../http/send-file.ts';
import type { Storage } from '../../../ports/storage-port.ts';
import { isSigned } from './signed-key.ts';

const query = z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) });

/** GET /files/<key>?expires&signature: serves what a signed address names, to whoever holds the address. */
export const signedFilesRoutes =
  (storage: Storage, secret: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string }; Querystring: z.infer<typeof query> }>(
      '/files/*',
      { schema: { hide: true, querystring: query } },
      async (request, reply) => {
        const key = request.params['*'];
        const { expires, signature } = request.query;
        if (!isSigned(secret, key, expires, signature)) throw new AppError('not_found');
        return sendFile(request, reply, storage, { key, cacheControl: 'private, max-age=43200, immutable' });
      },
    );
  };
