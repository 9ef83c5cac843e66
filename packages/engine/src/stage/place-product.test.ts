import { samples } from '@vitrine/scenes';
import { beforeAll, expect, it } from 'vitest';
import { probeLayers } from '../page/draw-picture.ts';
import { shadeInArch } from '../page/clip-layers.ts';
import { placeCentred } from './place-centred.ts';
import { placeInWindow } from './place-in-window.ts';
import { ON_PAPER, type Placed, placeProduct } from './place-product.ts';
import { prepareProduct, type PreparedProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { stageSweep } from './stage-sweep.ts';
import { frameOf } from '../page/units.ts';

const frame = frameOf(1000, 1000);
const stage = stageSweep(frame, { paper: '#dddddd', anchor: { x: 500, y: 800 }, pitchDeg: 20, falloff: 0 });
let standing: PreparedProduct;

beforeAll(async () => {
  const { photoPath, maskPath } = samples.get('mug')!;
  standing = prepareProduct(await sampleProduct(photoPath, maskPath, 500));
});

/** Share of the paper's light that remains at a point of the frame, 0–1. */
function lightAt(product: PreparedProduct, x: number, y: number): number {
  const { layers } = placeProduct(stage, product, { height: 500, maxWidth: 600, middle: { x: 500, y: 500 } }, ON_PAPER);
  const side = 250;
  const [bare, shaded] = [stage.backdrop, [...stage.backdrop, ...layers.filter(({ name }) => name !== 'product')]].map(
    (all) => probeLayers(frame, all, side).data[(Math.round(y / 4) * side + Math.round(x / 4)) * 4]!,
  ) as [number, number];
  return shaded / bare;
}

it('casts the shadow of a product that stands high above the floor, and that of one close to it', () => {
  const lying = { ...standing, lies: true };
  const { stand } = placeProduct(stage, lying, { height: 500, maxWidth: 600, middle: { x: 500, y: 500 } }, ON_PAPER);
  const { x, w, y, h } = stand.visible;
  const farBeside = [x + w * 1.25, y + h * 0.96] as const;
  expect(lightAt(standing, ...farBeside)).toBeLessThan(0.97);
  expect(lightAt(lying, ...farBeside)).toBeGreaterThan(0.99);
  expect(lightAt(lying, x + w * 0.5, y + h * 0.5)).toBeLessThan(0.9);
  expect(lightAt({ ...standing, isLow: true }, ...farBeside)).toBeGreaterThan(0.99);
});

it('keeps the pixels of a flat product where they can be measured', () => {
  const { layers } = placeProduct(
    stage,
    { ...standing, lies: true },
    { height: 500, maxWidth: 600, middle: { x: 500, y: 500 } },
    ON_PAPER,
  );
  expect(layers.find((layer) => layer.product)?.product?.unitsPerPixel).not.toBeNull();
});

it('lets a product cut off by its photo run out of the picture, without a shadow on the invisible floor', () => {
  const cut = { ...standing, isCutOff: true };
  const wish = { height: 400, maxWidth: 700, at: { x: 500, y: 800 } };
  const { stand, layers } = placeProduct(stage, cut, wish, ON_PAPER);
  expect(stand.visible.y + stand.visible.h).toBeGreaterThanOrEqual(1000);
  expect(stand.visible.w).toBeLessThanOrEqual(700.01);
  expect(layers.map(({ name }) => name)).toEqual(['product']);
  const whole = placeProduct(stage, standing, wish, ON_PAPER);
  expect(stand.visible.w).toBeGreaterThan(whole.stand.visible.w);
  expect(placeProduct(stage, cut, { ...wish, edge: null }, ON_PAPER).stand.visible).toEqual(whole.stand.visible);
});

it('ends a product cut off by its photo at the lower edge of a window', () => {
  const layers = placeInWindow(
    frame,
    { ...standing, isCutOff: true },
    { x: 100, y: 100, w: 300, h: 300 },
    0,
    '#ffffff',
  );
  const { y, h } = layers.find(({ product }) => product)!.product!.box;
  expect(Math.abs(y + h - 400)).toBeLessThan(2);
});

it('keeps a product placed by its middle clear of the picture’s lower edge', () => {
  const wish = { height: 500, maxWidth: 600, at: { x: 500, y: 985 } };
  const footOf = ({ stand: { visible } }: Placed): number => visible.y + visible.h;
  expect(footOf(placeProduct(stage, standing, wish, ON_PAPER))).toBeGreaterThan(985);
  const foot = footOf(placeCentred(stage, standing, wish, ON_PAPER));
  expect(foot).toBeLessThan(941);
  expect(foot).toBeGreaterThan(920);
});

it('keeps the shadow of a product in front of an arch inside it', () => {
  const wish = { height: 500, maxWidth: 600, middle: { x: 500, y: 500 } };
  const { stand, layers } = placeProduct(stage, standing, wish, ON_PAPER);
  const { x, y, w, h } = stand.visible;
  const [column, row] = [Math.round((x + w * 1.1) / 4), Math.round((y + h * 0.94) / 4)];
  const arch = { x, y: 0, w: w * 1.05, h: 1000 };
  const red = (all: typeof layers): number =>
    probeLayers(frame, [...stage.backdrop, ...all], 250).data[(row * 250 + column) * 4]!;
  expect(red(layers)).toBeLessThan(red([]) - 2);
  expect(red(shadeInArch(layers, arch))).toBe(red([]));
});

it('lets a product cut off at the top run out of the picture there, standing where it stood, unless it is too wide', () => {
  const cut = { ...standing, isCutAbove: true };
  const wish = { height: 600, maxWidth: 900, at: { x: 500, y: 880 } };
  const before = placeProduct(stage, standing, wish, ON_PAPER).stand.visible;
  const { visible } = placeProduct(stage, cut, { ...wish, head: 0 }, ON_PAPER).stand;
  expect(visible.y).toBeLessThanOrEqual(0);
  expect(Math.abs(visible.y + visible.h - before.y - before.h)).toBeLessThan(4);
  expect(placeProduct(stage, cut, wish, ON_PAPER).stand.visible).toEqual(before);
  const narrow = { ...wish, maxWidth: before.w, head: 0 };
  expect(placeProduct(stage, cut, narrow, ON_PAPER).stand.visible.y).toBeGreaterThan(100);
});

it('lets a product cut off at a side run out of the picture there, at the same size and height, if nothing is beside it', () => {
  const wish = { height: 500, maxWidth: 600, at: { x: 500, y: 880 } };
  const before = placeCentred(stage, standing, wish, ON_PAPER).stand.visible;
  for (const cutBeside of ['left', 'right'] as const) {
    const cut = { ...standing, cutBeside };
    const { visible } = placeCentred(stage, cut, { ...wish, isOpenBeside: true }, ON_PAPER).stand;
    expect(Math.abs(cutBeside === 'left' ? visible.x : visible.x + visible.w - 1000)).toBeLessThan(4);
    expect([visible.w, visible.h]).toEqual([before.w, before.h]);
    expect(Math.abs(visible.y - before.y)).toBeLessThan(1);
    expect(placeCentred(stage, cut, wish, ON_PAPER).stand.visible).toEqual(before);
  }
});

it('puts a flat product on paper where it is wanted, however broad its lowest edge is', () => {
  const wish = { height: 500, maxWidth: 600, at: { x: 500, y: 800 } };
  const bottomOf = (product: PreparedProduct): number => {
    const { y, h } = placeProduct(stage, product, wish, ON_PAPER).stand.visible;
    return y + h;
  };
  expect(Math.abs(bottomOf({ ...standing, lies: true }) - 800)).toBeLessThan(4);
  expect(bottomOf(standing)).toBeGreaterThan(810);
});
