import { expect, it } from 'vitest';
import type { Product, Raster } from '../model.ts';
import { type Callout, planCallouts } from './plan-callouts.ts';
import { type PreparedProduct, prepareProduct } from '../product/prepare-product.ts';

/** A product of the given shape on white paper. */
function drawn(width: number, height: number, isProduct: (x: number, y: number) => boolean): Product {
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    cutout.data.set([200, 120, 80, isProduct(i % width, Math.floor(i / width)) ? 255 : 0], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(500 * 500 * 4).fill(128), width: 500, height: 500 };
  return { photo, cutout, box: { left: 50, top: 50, width, height }, score: 1 };
}

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

it('draws no sides that the product in the picture cannot have: a depth stated as height', () => {
  const kinds = planned(['Height: 3 cm', 'Width: 40 cm']).map(({ kind }) => kind);
  expect(kinds).toEqual(['row', 'row']);
});

it('draws the length of a product seen upright as its height', () => {
  const upright = prepareProduct(mug('right'));
  const kindOf = (aspect: number) =>
    planCallouts(['Length: 24 cm'], { ...upright, aspect }, 'en').map(({ kind }) => kind);
  expect(kindOf(0.3)).toEqual(['height']);
  expect(kindOf(2)).toEqual(['width']);
});

it('reads dimensions in the language of the pictures', () => {
  expect(planned(['Hauteur : 10 cm'], 'fr').map(({ kind }) => kind)).toEqual(['height']);
  expect(planned(['الارتفاع: 10 سم'], 'ar').map(({ kind }) => kind)).toEqual(['height']);
});

/** End of a label's line, shares of the visible product; null if it has none. */
const middleOf = (callout: Callout | undefined): { u: number; v: number } | null =>
  callout?.kind === 'place'
    ? { u: (callout.zone.left + callout.zone.right) / 2, v: (callout.zone.top + callout.zone.bottom) / 2 }
    : null;

it('finds a handle by its ring, on either side, and none without evidence', () => {
  expect(middleOf(planned(['With a handle'], 'en', 'right')[0])!.u).toBeGreaterThan(0.92);
  expect(middleOf(planned(['With a handle'], 'en', 'left')[0])!.u).toBeLessThan(0.08);
  const block = prepareProduct(drawn(300, 200, () => true));
  expect(
    planCallouts(['With a handle', 'Legs', 'Wheels', 'Spout', 'Armrests'], block, 'en').map(({ kind }) => kind),
  ).toEqual(Array.from({ length: 5 }, () => 'row'));
});

it('finds the handle of a pan and of a ladle by what sticks out of them', () => {
  const pan = prepareProduct(drawn(400, 160, (x, y) => x < 180 || (y > 60 && y < 90)));
  expect(middleOf(planCallouts(['Long handle'], pan, 'en')[0])!.u).toBeGreaterThan(0.6);
  const ladle = prepareProduct(drawn(120, 400, (x, y) => y < 100 || (x > 45 && x < 75)));
  expect(middleOf(planCallouts(['Long handle'], ladle, 'en')[0])!.v).toBeGreaterThan(0.5);
});

it('points at a leg that a product stands on, and at the shade and the chain of a lamp', () => {
  const stool = prepareProduct(drawn(300, 300, (x, y) => y < 60 || x < 24 || x > 276 || (x > 138 && x < 162)));
  const leg = middleOf(planCallouts(['Tapered legs'], stool, 'en')[0])!;
  expect(leg.v).toBeGreaterThan(0.7);
  const lamp = prepareProduct(
    drawn(300, 400, (x, y) => (y > 250 ? true : y > 30 ? x > 140 && x < 160 : x > 110 && x < 190)),
  );
  const [shade, chain] = planCallouts(['Lampshade: enamel', 'Adjustable chain'], lamp, 'en').map(middleOf);
  expect(shade!.v).toBeGreaterThan(0.65);
  expect(chain!.v).toBeLessThan(0.6);
});

it('measures nothing of a product cut off by its photo, and no height of one seen from above', () => {
  const whole = prepareProduct(mug('right'));
  const kindsOf = (seen: Partial<PreparedProduct>) =>
    planCallouts(['Height: 10 cm', 'Width: 8 cm'], { ...whole, ...seen }, 'en').map(({ kind }) => kind);
  expect(kindsOf({})).toEqual(['height', 'width']);
  expect(kindsOf({ isCutOff: true })).toEqual(['row', 'row']);
  expect(kindsOf({ isFromAbove: true, lies: true })).toEqual(['row', 'width']);
  // The length of a slim product is visible from above too.
  const lying = { ...whole, isFromAbove: true, aspect: 0.3 };
  expect(planCallouts(['Length: 31 cm'], lying, 'en')).toMatchObject([{ kind: 'height' }]);
});

it('searches for a handle on top if a product is carried by it', () => {
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
    expect(planCallouts([label], box, 'en')).toMatchObject([{ kind: 'place', zone: { top: 0 } }]);
  }
  expect(planCallouts(['A handle that folds away flat for travel'], box, 'en')[0]?.kind).toBe('row');
});

it('points at the bottom for a base, at the body for a material, and nowhere for a fact without a place', () => {
  expect(planned(['Base: oak', 'Stoneware', 'Dishwasher-safe'])).toMatchObject([
    { kind: 'place' },
    { kind: 'place', zone: { top: 0.35 } },
    { kind: 'row' },
  ]);
});

it('points at the body once, and not at all if the product shows several materials', () => {
  const kinds = planned(['Stoneware', 'Silicone']).map(({ kind }) => kind);
  expect(kinds).toEqual(['place', 'row']);
  const product = prepareProduct(mug('right'));
  const mixed = [0.9, 0.3].map((l) => ({ l, c: 0, h: 0, share: 0.5 }));
  const [silicone] = planCallouts(['Silicone'], { ...product, palette: { ...product.palette, swatches: mixed } }, 'en');
  expect(silicone?.kind).toBe('row');
});

it('points nowhere for contents', () => {
  expect(planned(['Soy wax', 'Memory foam', 'Stoneware']).map(({ kind }) => kind)).toEqual(['row', 'row', 'place']);
});

it('points nowhere for the material of something that is not a part of the product', () => {
  expect(planned(['Nylon strings']).map(({ kind }) => kind)).toEqual(['row']);
});

it('points nowhere for a material in a sentence: it may belong to one of two products', () => {
  expect(planned(['One in white porcelain']).map(({ kind }) => kind)).toEqual(['row']);
});

it('points nowhere for a finish that may belong to something else', () => {
  expect(planned(['Padded']).map(({ kind }) => kind)).toEqual(['row']);
});
