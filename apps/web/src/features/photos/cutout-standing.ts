import type { Photo } from '@vitrine/contract';

/** Whether a warning asks the seller to look at the cut-out. */
export const asksToLook = ({ code }: Photo['warnings'][number]): boolean =>
  code === 'uncertain_cutout' || code === 'unsure_cutout';

/** Whether the engine needs the user's input: nothing was found, it is uncertain, or its cut-out is not shown. */
export const needsHelp = (photo: Photo): boolean =>
  !isGraphic(photo) &&
  (photo.cutout.status === 'failed' || photo.cutout.shown_whole || photo.warnings.some(asksToLook));

/** Whether a tile offers the cut-out: no picture uses that of a screenshot or a drawing, unless the seller made it. */
export const showsCutout = (photo: Photo): boolean => !isGraphic(photo) || photo.cutout.touched_up;

/** Whether a photo is a screenshot or a drawing: it is not cut out, so there is nothing to correct. */
const isGraphic = ({ warnings }: Photo): boolean => warnings.some(({ code }) => code === 'graphic');

/** Whether an empty shot may save work: the engine was unsure, or the seller touched the photo up. */
export const isWorthAShot = (photo: Photo): boolean => needsHelp(photo) || photo.cutout.touched_up;

/** Whether a photo needs attention: nothing was found, or the uncertain cut-out was not reviewed yet. */
export const isDoubtful = (photo: Photo): boolean =>
  needsHelp(photo) && (photo.cutout.status === 'failed' || !photo.cutout.touched_up);

/** Overall state of a set's photos: `good` if every cut-out is certain. */
export function standingOf(photos: readonly Photo[]): 'none' | 'working' | 'doubtful' | 'good' {
  if (photos.length === 0) return 'none';
  if (photos.some(isDoubtful) || photos.every(isGraphic)) return 'doubtful';
  return photos.some(({ cutout }) => cutout.status === 'pending') ? 'working' : 'good';
}
