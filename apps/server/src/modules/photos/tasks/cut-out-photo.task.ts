import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { cutOutPhoto, failCutout } from '../cut-out-photo.ts';
import type { PhotosParts } from '../photos-parts.ts';
import { findPhoto } from '../photos.repository.ts';

/** Cuts out a photo right after its upload, while the seller still fills in the form. */
export const cutOutPhotoTask = (parts: Omit<PhotosParts, 'queue'>): TaskDefinition<'cut-out-photo'> => ({
  name: 'cut-out-photo',
  concurrency: 2,
  retryLimit: 2,
  timeoutSeconds: 120,
  run: async ({ photoId }, { signal }) => {
    await cutOutPhoto(parts, photoId, signal);
  },
  giveUp: async ({ photoId }) => {
    const row = await findPhoto(parts.db, photoId);
    if (row?.cutoutStatus === 'pending') await failCutout(parts, row);
  },
});
