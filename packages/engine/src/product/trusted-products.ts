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
