import { expect, it } from 'vitest';
import type { Product, Raster } from '../model.ts';
import { planCallouts } from './plan-callouts.ts';
import { prepareProduct } from '../product/prepare-product.ts';

/** A body with a thin handle at one side: 300 × 300 px, the handle 50 px wide. */
function mug(side: 'left' | 'right'): Product {
  const [width, height] = [300, 300];
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    const [column, y] = [i % width, Math.floor(i / width)];
    const x = side === 'right' ? column : width - 1 - column;
    const isHandle = x >= 250 && y > 100 && y < 200 && (x > 285 || y < 115 || y > 185);
    cutout.data.set([200, 120, 80, x < 250 || isHandle ? 255 : 0], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(400 * 400 * 4).fill(128), width: 400, height: 400 };
  return { photo, cutout, box: { left: 50, top: 50, width, height }, score: 1 };
}

const planned = (labels: string[], language = 'en', side: 'left' | 'right' = 'right') =>
  planCallouts(labels, prepareProduct(mug(side)), language);

it('draws a height and a width, each once', () => {
  const kinds = planned(['Height: 10 cm', 'Width: 8 cm', 'Height: 12 cm', '350 ml']).map(({ kind }) => kind);
  expect(kinds).toEqual(['height', 'width', 'row', 'row']);
});

it('draws the length of what is seen upright as its height', () => {
  const upright = prepareProduct(mug('right'));
  const kindOf = (aspect: number) =>
    planCallouts(['Length: 24 cm'], { ...upright, aspect }, 'en').map(({ kind }) => kind);
  expect(kindOf(0.3)).toEqual(['height']);
  expect(kindOf(2)).toEqual(['width']);
});

it('reads measures in the language of the pictures', () => {
  expect(planned(['Hauteur : 10 cm'], 'fr').map(({ kind }) => kind)).toEqual(['height']);
  expect(planned(['الارتفاع: 10 سم'], 'ar').map(({ kind }) => kind)).toEqual(['height']);
});

it('looks for a handle on the side where the outline is thin', () => {
  expect(planned(['With a handle'], 'en', 'right')).toMatchObject([{ kind: 'place', zone: { right: 1 } }]);
  expect(planned(['With a handle'], 'en', 'left')).toMatchObject([{ kind: 'place', zone: { left: 0 } }]);
});

it('looks for a handle on top where a thing is carried by it', () => {
  const [width, height] = [400, 200];
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isHandle = x > 150 && x < 250 && (y < 10 || x < 160 || x > 240);
    cutout.data.set([180, 20, 20, y > 50 || isHandle ? 255 : 0], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(500 * 300 * 4).fill(128), width: 500, height: 300 };
  const box = prepareProduct({ photo, cutout, box: { left: 50, top: 50, width, height }, score: 1 });
  for (const label of ['With a handle', 'Carrying handle']) {
    expect(planCallouts([label], box, 'en')).toMatchObject([{ kind: 'place', zone: { top: 0, left: 0.3 } }]);
  }
  expect(planCallouts(['A handle that folds away flat for travel'], box, 'en')[0]?.kind).toBe('row');
});

it('leads to the bottom for a base, to the body for a material, and nowhere for what has no place', () => {
  expect(planned(['Base: oak', 'Stoneware', 'Dishwasher-safe'])).toMatchObject([
    { kind: 'place', zone: { bottom: 1 } },
    { kind: 'place', zone: { top: 0.35 } },
    { kind: 'row' },
  ]);
});

it('leads to the body once, and not at all where the product shows several materials', () => {
  const kinds = planned(['Stoneware', 'Silicone']).map(({ kind }) => kind);
  expect(kinds).toEqual(['place', 'row']);
  const product = prepareProduct(mug('right'));
  const mixed = [0.9, 0.3].map((l) => ({ l, c: 0, h: 0, share: 0.5 }));
  const [silicone] = planCallouts(['Silicone'], { ...product, palette: { ...product.palette, swatches: mixed } }, 'en');
  expect(silicone?.kind).toBe('row');
});

it('leads nowhere for the material of what is no part of it by name', () => {
  expect(planned(['Nylon strings']).map(({ kind }) => kind)).toEqual(['row']);
});

it('leads nowhere for a finish that may be that of something else', () => {
  expect(planned(['Padded']).map(({ kind }) => kind)).toEqual(['row']);
});
