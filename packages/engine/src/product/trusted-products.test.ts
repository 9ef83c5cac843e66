import { expect, it } from 'vitest';
import { trustedProducts } from './trusted-products.ts';

const product = (key: string, isWhole = false) => ({ key, isWhole });
const keysOf = (products: ReturnType<typeof product>[]): string[] => trustedProducts(products).map(({ key }) => key);

it('leaves out further products whose cut-out is not trusted', () => {
  expect(keysOf([product('main'), product('doubtful', true), product('back')])).toEqual(['main', 'back']);
});

it('shows a main photo that is shown whole alone', () => {
  expect(keysOf([product('main', true), product('back'), product('side', true)])).toEqual(['main']);
});

it('has nothing to leave out of nothing', () => {
  expect(keysOf([])).toEqual([]);
});
