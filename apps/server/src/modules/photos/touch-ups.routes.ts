import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { findTouchUp } from './cutouts.repository.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentPhoto } from './present-photo.ts';
import { touchUpPhoto } from './touch-up-photo.ts';

const tags = ['photos'];
/** Somebody who paints fast ends a stroke every second, and takes some back. */
const TOUCH_UPS_PER_MINUTE = 120;

export function addTouchUpRoutes(app: FastifyInstance, parts: PhotosParts): void {
  route(
    app,
    'GET /images/:id/cutout',
    { auth: 'required', tags, summary: 'What the seller said about the cut-out of a photo' },
    async ({ userId, params }) => {
      const row = await findOwnPhoto(parts.db, userId, params.id);
      return findTouchUp(parts.db, row.id, row.cutoutRevision);
    },
  );
  const summary = 'Touch up the cut-out of a photo with a box and strokes; the list replaces the one before';
  route(
    app,
    'PUT /images/:id/cutout',
    { auth: 'required', tags, summary, perMinute: TOUCH_UPS_PER_MINUTE },
    async ({ userId, locale, params, body }) => {
      const row = await touchUpPhoto(parts, { userId, photoId: params.id, locale }, body);
      return presentPhoto(row, parts.storage, locale);
    },
  );
}
