/** Loads and decodes a picture, so that drawing it takes no time. Rejects when it cannot be had. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A storage elsewhere must allow its pixels to be read.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}
