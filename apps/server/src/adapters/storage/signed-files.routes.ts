import { AppError } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { sendFile } from '../../http/send-file.ts';
import type { KeyRing } from '../../keys/open-key-ring.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { isSigned } from './signed-key.ts';

const query = z.object({ session: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(100) });

/**
 * GET /files/<key>?session&expires&signature: serves the file of a signed address to anyone who has the address, while its
 * session lasts.
 */
export const signedFilesRoutes =
  (storage: Storage, keys: KeyRing): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string }; Querystring: z.infer<typeof query> }>(
      '/files/*',
      { schema: { hide: true, querystring: query } },
      async (request, reply) => {
        const key = request.params['*'];
        const { session, expires, signature } = request.query;
        const isOurs = () =>
          keys.verifying().some(({ secret }) => isSigned(secret, { key, session }, expires, signature));
        // Another process may have a new key.
        if (!isOurs()) await keys.refresh();
        if (!isOurs()) throw new AppError('not_found');
        if (!(await app.sessionGoesOn(session))) throw new AppError('not_found');
        return sendFile(request, reply, storage, { key, cacheControl: 'private, max-age=43200, immutable' });
      },
    );
  };
