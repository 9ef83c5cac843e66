import type { Layer } from './picture.ts';

/** The same layers without the mark of the main product: a picture that shows it several times is measured on one. */
export function unmarkLayers(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => {
    const unmarked = { ...layer };
    delete unmarked.product;
    return unmarked;
  });
}
