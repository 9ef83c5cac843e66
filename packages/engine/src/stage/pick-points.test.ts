import { describe, expect, it } from 'vitest';
import type { Product, Raster } from '../model.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { frameOf } from '../page/units.ts';
import { aimWindows } from './aim-windows.ts';
import { pickPoints, type ProductPoint } from './pick-points.ts';
import { stageSweep } from './stage-sweep.ts';
import { standProduct } from './stand-product.ts';

const SIDE = 300;
/** Left edge and upper edge of the sign, and its side: in the upper half, right of the middle. */
const [LEFT, TOP, SIGN] = [170, 50, 60];

/** Empty pixels around the box. */
const MARGIN = 20;

/** A plain box with a chequered sign, the only thing to see on it. */
function signed(): Product {
  const cutout: Raster = { data: new Uint8ClampedArray(SIDE * SIDE * 4), width: SIDE, height: SIDE };
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isSign = x >= LEFT && x < LEFT + SIGN && y >= TOP && y < TOP + SIGN;
    const isInk = isSign && (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0;
    const isBox = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) >= MARGIN;
    if (isBox) cutout.data.set([...(isInk ? [10, 10, 10] : [210, 190, 160]), 255], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(400 * 400 * 4).fill(128), width: 400, height: 400 };
  return { photo, cutout, box: { left: 50, top: 50, width: SIDE, height: SIDE }, score: 1 };
}

const product = prepareProduct(signed());
const { extent } = product;
const shares = ({ x, y }: ProductPoint) => ({
  x: (x - extent.left) / (extent.right - extent.left),
  y: (y - extent.top) / (extent.bottom - extent.top),
});

/** The middle of the sign along one axis, as a share of the box. */
const middle = (from: number): number => (from + SIGN / 2 - MARGIN) / (SIDE - 2 * MARGIN);

describe('a window on a product', () => {
  it('shows a sign whole, although it lies beside the middle of its zone', () => {
    const [point] = pickPoints(product, [{ left: 0.3, top: 0.05, right: 0.7, bottom: 0.5 }], 0.28);
    const { x, y } = shares(point!);
    expect(Math.abs(x - middle(LEFT))).toBeLessThan(0.03);
    expect(Math.abs(y - middle(TOP))).toBeLessThan(0.03);
  });

  it('shows an end of the product rather than a bare surface', () => {
    const upper = { left: 0.5, top: 0.1, right: 0.8, bottom: 0.4 };
    const lower = { left: 0.3, top: 0.6, right: 0.7, bottom: 0.7 };
    const [, point] = pickPoints(product, [upper, lower], 0.28);
    const { x, y } = shares(point!);
    expect(Math.min(x, 1 - x, y, 1 - y)).toBeLessThan(0.15);
  });
});

it('assigns windows so that their lines do not cross', () => {
  const stage = stageSweep(frameOf(1000, 1000), { paper: '#dddddd', anchor: { x: 250, y: 400 }, pitchDeg: 20 });
  const stand = standProduct(stage, product, { height: 300, maxWidth: 300, middle: { x: 250, y: 250 } });
  const zones = [
    { left: 0.3, top: 0.7, right: 0.7, bottom: 0.9 },
    { left: 0.5, top: 0.1, right: 0.8, bottom: 0.4 },
  ];
  // The first zone is bare, so its window shows another place. Both windows are beside the product, one above the other.
  const middles = [
    { x: 700, y: 120 },
    { x: 700, y: 380 },
  ];
  const aimed = aimWindows(product, stand, zones, middles, 0.28);
  const [one, other] = aimed.toSorted((a, b) => a.window - b.window);
  expect(new Set(aimed.map(({ window }) => window))).toEqual(new Set([0, 1]));
  expect(one!.from.y).toBeLessThan(other!.from.y);
});
