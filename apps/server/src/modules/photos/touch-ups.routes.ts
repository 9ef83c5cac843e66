import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { route } from '../../http/route.ts';
import { createLook } from './create-look.ts';
import { createWarmUp } from './create-warm-up.ts';
import { findTouchUp } from './cutouts.repository.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentPhoto } from './present-photo.ts';
import { readCandidates } from './stored-candidates.ts';
import { touchUpPhoto } from './touch-up-photo.ts';

const tags = ['photos'];
/** Each opens a photo for touch-up and costs the engine a computation. */
const SITTINGS_PER_MINUTE = 60;
/** Fast painting ends a stroke every second, plus some undos. */
const TOUCH_UPS_PER_MINUTE = 120;

export function addTouchUpRoutes(app: FastifyInstance, parts: PhotosParts): void {
  const warmUp = createWarmUp(parts);
  const look = createLook(parts);
  const said =
    'The correction of a photo’s cut-out and the candidates for its product; called before a touch-up, it speeds up the first answer';
  route(
    app,
    'GET /images/:id/cutout',
    { auth: 'required', key: 'read', tags, summary: said, perMinute: SITTINGS_PER_MINUTE },
    async ({ userId, params, request, reply }) => {
      const row = await findOwnPhoto(parts.db, userId, params.id);
      const touchUp = await findTouchUp(parts.db, row.id, row.cutoutRevision);
      const shown = { photoId: row.id, revision: row.cutoutRevision, touchUp };
      const stored = await readCandidates(parts, shown);
      const caller = callerOf(request, reply);
      if (stored !== null) void warmUp(row.cutout, touchUp, caller);
      return { ...touchUp, candidates: stored ?? (await look(shown, caller)) };
    },
  );
  const summary =
    'Touch up the cut-out of a photo with a tap, a box, a choice and strokes; this replaces the previous correction';
  route(
    app,
    'PUT /images/:id/cutout',
    { auth: 'required', key: 'create', tags, summary, perMinute: TOUCH_UPS_PER_MINUTE },
    async ({ locale, params, body, request, reply }) => {
      const touched = { caller: callerOf(request, reply), photoId: params.id, locale };
      const { row, candidates } = await touchUpPhoto({ ...parts, look }, touched, body);
      return { ...presentPhoto(row, parts.storage, locale), candidates };
    },
  );
}
