import type { Photo } from '@vitrine/contract';
import type { Uploads } from './api/use-uploads.ts';

/** Updates one photo in a set's photos; one that is no longer among them is ignored. */
export const updatePhotoOf =
  ({ entries, update }: Uploads) =>
  (photo: Photo): void => {
    const entry = entries.find((each) => each.status === 'ready' && each.photo.id === photo.id);
    if (entry !== undefined) update(entry.key, photo);
  };
