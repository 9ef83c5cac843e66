import type { Photo } from '@vitrine/contract';

/** Whether the engine needs a gesture to know what the product is. */
export const needsHelp = ({ cutout, warnings }: Photo): boolean =>
  cutout.status === 'failed' || warnings.some(({ code }) => code === 'uncertain_cutout');

/** Whether a second shot without the product may save work: to who needs help, and to who was sure for us and touched it up. */
export const isWorthAShot = (photo: Photo): boolean => needsHelp(photo) || photo.cutout.touched_up;

/** Whether a photo waits for its seller: nothing was found, or nobody has looked yet at what the engine is not sure of. */
export const isDoubtful = (photo: Photo): boolean =>
  needsHelp(photo) && (photo.cutout.status === 'failed' || !photo.cutout.touched_up);

/** How the photos of a set stand as a whole: `good` when each has a cut-out that nobody doubts. */
export function standingOf(photos: readonly Photo[]): 'none' | 'working' | 'doubtful' | 'good' {
  if (photos.length === 0) return 'none';
  if (photos.some(isDoubtful)) return 'doubtful';
  return photos.some(({ cutout }) => cutout.status === 'pending') ? 'working' : 'good';
}
