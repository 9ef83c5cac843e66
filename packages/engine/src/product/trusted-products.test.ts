import { expect, it } from 'vitest';
import { trustedProducts } from './trusted-products.ts';

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
