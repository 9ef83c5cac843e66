import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { route } from '../../http/route.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentPhoto } from './present-photo.ts';
import { setEmptyShot } from './set-empty-shot.ts';

/** Six photos at once, and some retries. */
const PER_MINUTE = 60;

export function addEmptyShotRoutes(app: FastifyInstance, parts: PhotosParts): void {
  const summary = 'Cut a photo out by means of a photo of the same place without the product, or without one again';
  route(
    app,
    'PUT /images/:id/empty-shot',
    { auth: 'required', key: 'create', tags: ['photos'], summary, perMinute: PER_MINUTE },
    async ({ locale, params, body, request, reply }) => {
      const caller = callerOf(request, reply);
      const row = await setEmptyShot(parts, { caller, photoId: params.id }, body.empty_shot_id);
      return presentPhoto(row, parts.storage, locale);
    },
  );
}
