/** An image as a `data:` URL: it needs no extra request and is not fetched again. */
export const imageAddress = (type: 'jpeg' | 'webp', image: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(image).toString('base64')}`;
