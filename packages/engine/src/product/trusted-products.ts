/**
 * The products of a picture: if the main photo is shown whole it is the only one; otherwise products whose cut-out is not trusted are left
 * out.
 * @param products the main one first
 */
export function trustedProducts<Stored extends { isWhole?: boolean | undefined }>(
  products: readonly Stored[],
): Stored[] {
  const [main] = products;
  return products.filter((product) => product === main || (main?.isWhole !== true && product.isWhole !== true));
}

/**
 * The order in which pictures use photos: first those in the seller's focus, then those with a trusted cut-out, so that one good cut-out is enough
 * for a set; otherwise as given.
 */
export function orderPhotos<Given>(
  photos: readonly Given[],
  is: { focused: (photo: Given) => boolean; whole: (photo: Given) => boolean },
): Given[] {
  const rank = (photo: Given): number => (is.focused(photo) ? 0 : 2) + (is.whole(photo) ? 1 : 0);
  return photos.toSorted((one, other) => rank(one) - rank(other));
}
