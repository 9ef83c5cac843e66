import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { route } from '../../http/route.ts';
import { createWarmUp } from './create-warm-up.ts';
import { findTouchUp } from './cutouts.repository.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentPhoto } from './present-photo.ts';
import { touchUpPhoto } from './touch-up-photo.ts';

const tags = ['photos'];
/** Each opens a photo to touch it up, and costs the engine a look at it. */
const SITTINGS_PER_MINUTE = 60;
/** Somebody who paints fast ends a stroke every second, and takes some back. */
const TOUCH_UPS_PER_MINUTE = 120;

export function addTouchUpRoutes(app: FastifyInstance, parts: PhotosParts): void {
  const warmUp = createWarmUp(parts);
  const said =
    'What the seller said about the cut-out of a photo; asked before a touch-up, it makes the first answer faster';
  route(
    app,
    'GET /images/:id/cutout',
    { auth: 'required', tags, summary: said, perMinute: SITTINGS_PER_MINUTE },
    async ({ userId, params, request, reply }) => {
      const row = await findOwnPhoto(parts.db, userId, params.id);
      const touchUp = await findTouchUp(parts.db, row.id, row.cutoutRevision);
      void warmUp(row.id, touchUp, callerOf(request, reply));
      return touchUp;
    },
  );
  const summary = 'Touch up the cut-out of a photo with a box and strokes; the list replaces the one before';
  route(
    app,
    'PUT /images/:id/cutout',
    { auth: 'required', tags, summary, perMinute: TOUCH_UPS_PER_MINUTE },
    async ({ locale, params, body, request, reply }) => {
      const row = await touchUpPhoto(parts, { caller: callerOf(request, reply), photoId: params.id, locale }, body);
      return presentPhoto(row, parts.storage, locale);
    },
  );
}
