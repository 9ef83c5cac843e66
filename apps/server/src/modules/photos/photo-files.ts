/** Storage keys of a photo's own files. */
export const photoFiles = (photoId: string) =>
  ({
    folder: `photos/${photoId}/`,
    photo: `photos/${photoId}/photo.jpg`,
    preview: `photos/${photoId}/preview.jpg`,
  }) as const;

/**
 * Storage keys of one of its cut-outs. Each revision has its own, so that a late write never replaces a newer file and browsers
 * can cache.
 */
export function cutoutFiles(photoId: string, revision: number) {
  const { folder: photoFolder } = photoFiles(photoId);
  const folder = revision === 0 ? photoFolder : (`${photoFolder}touch-ups/${revision}/` as const);
  return {
    folder,
    cutout: `${folder}cutout.png`,
    preview: `${folder}cutout-preview.png`,
    candidates: `${folder}candidates.json`,
    belief: `${folder}belief.png`,
  } as const;
}
