import { describe, expect, it } from 'vitest';
import type { ChannelId } from '../identifiers.ts';
import type { Box, Checks, Raster } from '../model.ts';
import { checkPicture } from './check-picture.ts';
import { differenceColours } from '../pixels/difference-colours.ts';
import type { PlacedText } from './verify-text.ts';

/** Pairs 1, 4, 7, 9, 13, 17, 24 and 34 of the test data published with the formula (Sharma, Wu, Dalal 2005, table 1). */
const PAIRS = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1.0],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const;

describe('differenceColours', () => {
  it.each(PAIRS)('%j and %j differ by %f', (first, second, expected) => {
    expect(differenceColours(first, second)).toBeCloseTo(expected, 4);
    expect(differenceColours(second, first)).toBeCloseTo(expected, 4);
  });
});

const SIDE = 1000;

function disc(side: number, shift: number): Raster {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    if (Math.hypot(x - side / 2, y - side / 2) < side / 2) {
      data.set([120 + (60 * x) / side + shift, (200 * y) / side, 70, 255], i * 4);
    }
  }
  return { data, width: side, height: side };
}

/** A white picture with a disc of `side` px at `left`, `top`. */
function pictureOf(side: number, left: number, top: number, shift = 0): Raster {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const product = disc(side, shift);
  for (let i = 0; i < side * side; i++) {
    if (product.data[i * 4 + 3] === 0) continue;
    const to = (top + Math.floor(i / side)) * SIDE + left + (i % side);
    data.set(product.data.subarray(i * 4, i * 4 + 4), to * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

function check(pixels: Raster, side: number, change: { texts?: PlacedText[]; box?: Box } = {}): Checks {
  const margin = (SIDE - side) / 2;
  const box = change.box ?? { left: margin, top: margin, width: side, height: side };
  const placement = { scale: side / 1400 };
  return checkPicture({
    pixels,
    bytes: 1234,
    cutout: disc(1400, 0),
    productBox: box,
    placement,
    texts: change.texts ?? [],
  });
}

const verdictOf = ({ main_image }: Checks, channel: ChannelId) =>
  main_image.find((verdict) => verdict.channel === channel);

/** Black bars like the stems of letters, on the background above the product. */
function drawBars(picture: Raster, box: Box): void {
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      if (x % 8 < 3) picture.data.set([20, 20, 20], (y * picture.width + x) * 4);
    }
  }
}

describe('checkPicture', () => {
  it('passes a main image', () => {
    const checks = check(pictureOf(870, 65, 65), 870);
    expect(checks).toMatchObject({
      width: SIDE,
      height: SIDE,
      bytes: 1234,
      background_white: true,
      text_present: false,
      product: { left: 0.065, top: 0.065, width: 0.87, height: 0.87 },
      fill: 0.87,
      enlargement: 0.62,
      main_image_ok: true,
    });
    expect(checks.fidelity).toBeLessThan(0.5);
    expect(checks.shape).toBeGreaterThan(0.97);
    const unfit = checks.main_image.filter(({ fit }) => !fit);
    expect(unfit).toEqual([
      { channel: 'etsy', fit: false, reasons: ['too_few_pixels'] },
      { channel: 'walmart', fit: false, reasons: ['too_few_pixels'] },
    ]);
  });

  it('notices one border pixel that is not quite white', () => {
    for (const i of [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1, SIDE * 500, SIDE * 500 - 1]) {
      const picture = pictureOf(870, 65, 65);
      picture.data[i * 4 + 2] = 254;
      const checks = check(picture, 870);
      expect(checks).toMatchObject({ background_white: false, main_image_ok: false });
      expect(verdictOf(checks, 'amazon')?.reasons).toEqual(['background_not_white']);
      expect(verdictOf(checks, 'shopify')?.fit).toBe(true);
    }
  });

  it('refuses a product that is too small or too large', () => {
    const small = check(pictureOf(600, 200, 200), 600);
    expect(small).toMatchObject({ fill: 0.6, main_image_ok: false });
    expect(verdictOf(small, 'tiktok_shop')?.reasons).toEqual(['fill_too_small']);
    const large = check(pictureOf(960, 20, 20), 960);
    expect(verdictOf(large, 'google_merchant')?.reasons).toEqual(['fill_too_large']);
    expect(verdictOf(large, 'amazon')?.fit).toBe(true);
  });

  it('finds the declared text, and reports when there is none', () => {
    const box = { left: 300, top: 20, width: 400, height: 24 };
    const texts = [{ text: 'Sale', box, ink: '#141414' }];
    const picture = pictureOf(800, 100, 100);
    expect(check(picture, 800, { texts })).toMatchObject({ text_present: false, texts: [{ contrast: null }] });
    drawBars(picture, box);
    const checks = check(picture, 800, { texts });
    expect(checks).toMatchObject({ text_present: true, main_image_ok: false });
    expect(checks.texts[0]).toMatchObject({ text: 'Sale', area: { left: 0.3, top: 0.02, width: 0.4, height: 0.024 } });
    expect(checks.texts[0]?.contrast).toBeGreaterThan(17);
    expect(verdictOf(checks, 'ebay')?.reasons).toEqual(['has_text']);
  });

  it('notices undeclared content on white', () => {
    const picture = pictureOf(850, 75, 75);
    drawBars(picture, { left: 40, top: 40, width: 90, height: 40 });
    expect(verdictOf(check(picture, 850), 'amazon')?.reasons).toEqual(['has_extras']);
  });

  it('measures a colour shift', () => {
    expect(check(pictureOf(870, 65, 65, 40), 870).fidelity).toBeGreaterThan(5);
  });

  it('measures whether the outline is where the photo has it', () => {
    // Drawn two hundredths too small, as a stretched or redrawn product would be in part.
    expect(check(pictureOf(834, 83, 83), 870).shape).toBeLessThan(0.4);
    const moved = check(pictureOf(870, 79, 65), 870);
    expect(moved.shape).toBeLessThan(0.75);
    const stretched = { left: 65, top: 65, width: 870, height: 700 };
    expect(check(pictureOf(870, 65, 65), 870, { box: stretched })).toMatchObject({ fidelity: null, shape: null });
  });

  it('reports nothing for a product that is cut off by the frame or absent', () => {
    const cut = check(pictureOf(870, 65, 65), 870, { box: { left: 500, top: 65, width: 870, height: 870 } });
    expect(cut).toMatchObject({ fill: null, fidelity: null, shape: null });
    expect(cut.product?.width).toBe(0.5);
    expect(verdictOf(cut, 'shopify')?.reasons).toEqual(['no_whole_product']);
  });
});
