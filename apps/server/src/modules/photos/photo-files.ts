/** Storage keys of a photo's files. */
export const photoFiles = (photoId: string) =>
  ({
    folder: `photos/${photoId}/`,
    photo: `photos/${photoId}/photo.jpg`,
    preview: `photos/${photoId}/preview.jpg`,
    cutout: `photos/${photoId}/cutout.png`,
    cutoutPreview: `photos/${photoId}/cutout-preview.png`,
  }) as const;
