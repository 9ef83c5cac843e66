/** Loads and decodes a picture, so that drawing it is immediate. Rejects on failure. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A remote storage must allow reading its pixels.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}
