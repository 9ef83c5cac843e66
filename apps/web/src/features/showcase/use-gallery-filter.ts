import { useSearchParams } from 'react-router';
import type { StyleId } from '@vitrine/contract/limits';
import { useOnceAwake } from '../../lib/use-once-awake.ts';
import { SAMPLE_PRODUCTS, SHOWN_STYLES, type SampleProduct } from './sample-products.ts';

export interface Shown {
  product: SampleProduct;
  style: StyleId;
}

/** The filter of the samples, kept in the address: `?product=mug&style=studio`; so it can be shared, and Back undoes it. */
export function useGalleryFilter() {
  const [params, setParams] = useSearchParams();
  const chosenProduct = useOnceAwake(params.get('product'), null);
  const chosenStyle = useOnceAwake(params.get('style'), null);
  const some = <T>(all: readonly T[], fits: (item: T) => boolean): readonly T[] => {
    const fitting = all.filter(fits);
    return fitting.length > 0 ? fitting : all;
  };
  const choose = (name: 'product' | 'style', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    products: some(SAMPLE_PRODUCTS, ({ id }) => id === chosenProduct),
    styles: some(SHOWN_STYLES, (style) => style === chosenStyle),
    choose,
  };
}
