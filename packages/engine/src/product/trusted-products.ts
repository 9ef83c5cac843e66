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
