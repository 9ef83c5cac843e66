import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { cutOutPhoto, failCutout } from '../cut-out-photo.ts';
import type { PhotosParts } from '../photos-parts.ts';
import { findCutout } from '../cutouts.repository.ts';

/**
 * Cuts out a photo right after its upload, while the seller still fills in the form, and in full resolution after each
 * touch-up.
 */
export const cutOutPhotoTask = (parts: Omit<PhotosParts, 'queue'>): TaskDefinition<'cut-out-photo'> => ({
  name: 'cut-out-photo',
  concurrency: 2,
  retryLimit: 2,
  timeoutSeconds: 120,
  run: async ({ photoId, revision = 0 }, { signal }) => {
    await cutOutPhoto(parts, photoId, revision, signal);
  },
  giveUp: async ({ photoId, revision = 0 }) => {
    const row = await findCutout(parts.db, photoId, revision);
    if (row?.hasFull === false) await failCutout(parts, row);
  },
});
