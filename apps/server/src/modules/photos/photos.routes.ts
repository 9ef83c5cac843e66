import { AppError, MAX_PHOTO_BYTES, MAX_PHOTOS } from '@vitrine/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { toPage } from '../../database/page.ts';
import { callerOf } from '../../http/caller-of.ts';
import { route } from '../../http/route.ts';
import { addEmptyShotRoutes } from './empty-shots.routes.ts';
import { estimateWait } from './estimate-wait.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import type { PhotosParts } from './photos-parts.ts';
import { listPhotos } from './photos.repository.ts';
import { presentPhoto } from './present-photo.ts';
import { type IncomingFile, receivePhotos } from './receive-photos.ts';
import { addRemovalRoutes } from './removals.routes.ts';
import { addTouchUpRoutes } from './touch-ups.routes.ts';
import { addTurnRoute } from './turns.routes.ts';

const tags = ['photos'];

export const photosRoutes =
  (parts: PhotosParts): FastifyPluginAsync =>
  async (app) => {
    // Starts the threads before the upload arrives, and while the seller picks the brush.
    app.addHook('onRequest', async () => parts.studio.wake());
    route(
      app,
      'POST /images',
      {
        auth: 'required',
        key: 'create',
        tags,
        summary: 'Upload one to six photos (multipart, field `files`)',
        perMinute: 60,
      },
      ({ locale, query, request, reply }) =>
        receivePhotos(parts, { caller: callerOf(request, reply), locale, role: query.role }, incomingFiles(request)),
    );
    route(
      app,
      'GET /images',
      { auth: 'required', key: 'read', tags, summary: 'Own photos, newest first' },
      async ({ userId, locale, query }) => {
        const rows = await listPhotos(parts.db, userId, { limit: query.limit + 1, cursor: query.cursor });
        const page = toPage(rows, query.limit);
        return { ...page, items: page.items.map((row) => presentPhoto(row, parts.storage, locale)) };
      },
    );
    route(
      app,
      'GET /images/:id',
      { auth: 'required', key: 'read', tags, summary: 'One photo and its cut-out' },
      async ({ userId, locale, params }) => {
        const row = await findOwnPhoto(parts.db, userId, params.id);
        return presentPhoto(row, parts.storage, locale, await estimateWait(parts, row));
      },
    );
    addTurnRoute(app, parts);
    addRemovalRoutes(app, parts);
    addTouchUpRoutes(app, parts);
    addEmptyShotRoutes(app, parts);
  };

/**
 * The file parts of a multipart request. Up to twice the maximum number of files are read, so that each surplus one can be named.
 */
async function* incomingFiles(request: FastifyRequest): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('no_files');
  // One byte more than allowed, so that a file of exactly the maximum size is distinguishable from a truncated one.
  const limits = { files: MAX_PHOTOS * 2, fileSize: MAX_PHOTO_BYTES + 1, fields: 10 };
  yield* request.files({ limits, throwFileSizeLimit: false });
}
