/**
 * How far pictures trust a photo and its cut-out. `sure`: no doubt. `clipped`: none either, but the product touches the edge of its photo. `fair`: the
 * cut-out is shown if no photo has a better one. `unsharp`: so is the photo, and preferred to no other. `part`: right, but only a part of the product
 * is in the photo, which is shown whole. `none`: the cut-out is too doubtful, and the photo is shown whole.
 */
export type Trust = 'sure' | 'clipped' | 'fair' | 'unsharp' | 'part' | 'none';

/** Of several photos one with the lowest rank is the main one. */
export const RANK: Readonly<Record<Trust, number>> = { sure: 0, clipped: 0, fair: 1, unsharp: 2, part: 2, none: 2 };

/**
 * The order in which pictures use photos: first those in the seller's focus, then those with the most trusted cut-out, so that one good cut-out is
 * enough for a set; otherwise as given.
 */
export function orderPhotos<Given>(
  photos: readonly Given[],
  is: { focused: (photo: Given) => boolean; trust: (photo: Given) => Trust },
): Given[] {
  const rank = (photo: Given): number => (is.focused(photo) ? 0 : 3) + RANK[is.trust(photo)];
  return photos.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether pictures show such a photo whole. */
export const isShownWhole = (trust: Trust): boolean => trust === 'none' || trust === 'part';

/**
 * The photos that pictures show: the main one, and as further views only those that are sure and complete; a main photo that is shown whole stands
 * alone.
 * @param ordered the main one first
 */
export function shownPhotos<Given>(ordered: readonly Given[], trust: (photo: Given) => Trust): Given[] {
  const [main, ...others] = ordered;
  if (main === undefined) return [];
  return isShownWhole(trust(main)) ? [main] : [main, ...others.filter((other) => trust(other) === 'sure')];
}
