import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { route } from '../../http/route.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentPhoto } from './present-photo.ts';
import { turnPhoto } from './turn-photo.ts';

/** Six photos, each turned up to three times, and some more. */
const PER_MINUTE = 60;

export function addTurnRoute(app: FastifyInstance, parts: PhotosParts): void {
  const summary = 'The same photo, turned by quarters, as a new one';
  route(
    app,
    'POST /images/:id/turn',
    { auth: 'required', key: 'create', tags: ['photos'], summary, perMinute: PER_MINUTE },
    async ({ locale, params, body, request, reply }) => {
      const turn = { photoId: params.id, quarterTurns: body.quarter_turns };
      return presentPhoto(await turnPhoto(parts, callerOf(request, reply), turn), parts.storage, locale);
    },
  );
}
