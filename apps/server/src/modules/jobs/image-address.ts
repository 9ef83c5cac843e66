/** An image as a `data:` address: inside an answer it needs no request of its own, and none is asked for again. */
export const imageAddress = (type: 'jpeg' | 'webp', image: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(image).toString('base64')}`;
