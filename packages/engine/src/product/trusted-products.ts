/**
 * The products of which a picture is made: all others are cut out, so those that are not trusted to be are left out, and a main photo that is shown
 * whole stands alone.
 * @param products the main one first
 */
export function trustedProducts<Stored extends { isWhole?: boolean | undefined }>(
  products: readonly Stored[],
): Stored[] {
  const [main] = products;
  return products.filter((product) => product === main || (main?.isWhole !== true && product.isWhole !== true));
}

/**
 * The order in which pictures use photos: those the seller focuses on first, then those whose cut-out is trusted, so that a set with one good
 * cut-out is not shown whole; otherwise as given.
 */
export function orderPhotos<Given>(
  photos: readonly Given[],
  is: { focused: (photo: Given) => boolean; whole: (photo: Given) => boolean },
): Given[] {
  const rank = (photo: Given): number => (is.focused(photo) ? 0 : 2) + (is.whole(photo) ? 1 : 0);
  return photos.toSorted((one, other) => rank(one) - rank(other));
}
