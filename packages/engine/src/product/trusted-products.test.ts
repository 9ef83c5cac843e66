import { expect, it } from 'vitest';
import { orderPhotos, trustedProducts } from './trusted-products.ts';

const product = (key: string, isWhole = false) => ({ key, isWhole });
const keysOf = (products: ReturnType<typeof product>[]): string[] => trustedProducts(products).map(({ key }) => key);

it('drops further products whose cut-out is not trusted', () => {
  expect(keysOf([product('main'), product('doubtful', true), product('back')])).toEqual(['main', 'back']);
});

it('shows a main photo alone if it is shown whole', () => {
  expect(keysOf([product('main', true), product('back'), product('side', true)])).toEqual(['main']);
});

it('accepts an empty list', () => {
  expect(keysOf([])).toEqual([]);
});

it('puts focus photos first, then trusted cut-outs, and keeps the order otherwise', () => {
  const photos = [product('doubtful', true), product('front'), product('back'), product('blurred', true)];
  const ordered = (...focus: string[]): string[] =>
    orderPhotos(photos, { focused: ({ key }) => focus.includes(key), whole: ({ isWhole }) => isWhole }).map(
      ({ key }) => key,
    );
  expect(ordered()).toEqual(['front', 'back', 'doubtful', 'blurred']);
  expect(ordered('blurred', 'back')).toEqual(['back', 'blurred', 'front', 'doubtful']);
  expect(ordered('doubtful')).toEqual(['doubtful', 'front', 'back', 'blurred']);
});
