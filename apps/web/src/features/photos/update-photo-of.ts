import type { Photo } from '@vitrine/contract';
import type { Uploads } from './api/use-uploads.ts';

/** Tells the photos of a set what one of them has become; one that is no longer among them is left alone. */
export const updatePhotoOf =
  ({ entries, update }: Uploads) =>
  (photo: Photo): void => {
    const entry = entries.find((each) => each.status === 'ready' && each.photo.id === photo.id);
    if (entry !== undefined) update(entry.key, photo);
  };
