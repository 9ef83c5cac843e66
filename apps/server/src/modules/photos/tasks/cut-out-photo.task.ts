import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { cutOutPhoto, failCutout } from '../cut-out-photo.ts';
import type { PhotosParts } from '../photos-parts.ts';
import { findCutout } from '../cutouts.repository.ts';
import { listUncut } from '../list-uncut.ts';

/** For a large network on a small machine, behind a few other photos. */
const LONG_SECONDS = 900;

/**
 * Cuts out a photo right after its upload, while the seller fills in the form, and at full size after each touch-up.
 */
export const cutOutPhotoTask = (parts: Omit<PhotosParts, 'queue'>): TaskDefinition<'cut-out-photo'> => ({
  name: 'cut-out-photo',
  // A slow network does one photo at a time: a second would only seem to have started.
  concurrency: parts.studio.state().takesLong ? 1 : 2,
  retryLimit: 2,
  timeoutSeconds: parts.studio.state().takesLong ? LONG_SECONDS : 120,
  unfinished: () => listUncut(parts.db),
  run: async ({ photoId, revision = 0 }, { signal }) => {
    await cutOutPhoto(parts, photoId, revision, signal);
  },
  giveUp: async ({ photoId, revision = 0 }) => {
    const row = await findCutout(parts.db, photoId, revision);
    if (row?.hasFull === false) await failCutout(parts, row);
  },
});
