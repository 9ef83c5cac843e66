import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import {
  aspectOf,
  croppedBox,
  fillWindow,
  leastShares,
  shareBetween,
  showsProduct,
  type WholePhoto,
} from './photo-window.ts';

const photoOf = (
  width: number,
  height: number,
  about: { left: number; top: number; width: number; height: number },
) => ({
  photo: { data: new Uint8ClampedArray(0), width, height },
  about,
  isPart: true,
});
/** A phone's whole screen with a ball in its lower half. */
const BALL = photoOf(900, 2000, { left: 50, top: 900, width: 800, height: 900 });

describe('a photo’s shown proportions', () => {
  it('are its own between 0.78 and 1.28', () => {
    const found = { left: 10, top: 10, width: 10, height: 10 };
    expect(aspectOf(photoOf(800, 1000, found))).toBe(0.8);
    expect(aspectOf(photoOf(1250, 1000, found))).toBe(1.25);
  });

  it('leave a tall photo the height that its product needs', () => {
    expect(aspectOf(photoOf(900, 2000, { left: 0, top: 900, width: 500, height: 300 }))).toBe(0.78);
    // 900 rows with a tenth of them and a 25th of the photo on both sides are 1240.
    expect(aspectOf(BALL)).toBeCloseTo(900 / 1240);
    expect(aspectOf(photoOf(900, 2000, { left: 0, top: 0, width: 900, height: 2000 }))).toBe(0.45);
  });

  it('leave a wide photo the width that its product needs', () => {
    expect(aspectOf(photoOf(2000, 900, { left: 100, top: 0, width: 200, height: 300 }))).toBe(1.28);
    expect(aspectOf(photoOf(2000, 900, { left: 0, top: 0, width: 1900, height: 800 }))).toBeCloseTo(2000 / 900);
  });

  it('leave more space around a guess', () => {
    // 900 rows with a quarter of them and 6 % of the photo on both sides are 1590.
    expect(aspectOf({ ...BALL, isPart: false })).toBeCloseTo(900 / 1590);
  });

  it('contain the product, and lie within the photo', () => {
    const { left, top, width, height } = croppedBox(BALL);
    expect([left, width]).toEqual([0, 900]);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
    expect(top + height).toBeGreaterThan(1800);
    expect(top + height).toBeLessThanOrEqual(2000);
  });

  it('need at most all of the photo', () => {
    expect(leastShares(BALL, [0.4, 0.4])).toEqual({ w: 1, h: 1 });
    expect(leastShares({ photo: BALL.photo }, [0.1, 0.1])).toEqual({ w: 1, h: 1 });
  });
});

describe('the share of a product between two heights of a window', () => {
  // The ball lies between 450 and 900 units of it.
  const page = { x: 0, y: 0, w: 450, h: 1000 };

  it('is that of its height', () => {
    expect(shareBetween(BALL, page, 0, 450)).toBe(0);
    expect(shareBetween(BALL, page, 675, 1000)).toBeCloseTo(0.5);
    expect(shareBetween(BALL, page, 0, 1000)).toBe(1);
  });

  it('is none where nothing was found', () => {
    expect(shareBetween({ photo: BALL.photo }, page, 0, 1000)).toBe(0);
  });
});

describe('a photo that would have to crop its product', () => {
  const [WIDTH, HEIGHT] = [400, 300];
  const PAGE = { x: 0, y: 0, w: 100, h: 100 };
  /** A red thing from one side to the other, on a floor that `floorAt` colours. */
  const wide = (floorAt: (x: number) => number): WholePhoto => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const isThing = x >= 10 && x < 390 && y >= 60 && y < 240;
        const level = floorAt(x);
        data.set(isThing ? [200, 0, 0, 255] : [level, level, level, 255], (y * WIDTH + x) * 4);
      }
    }
    return { photo: { data, width: WIDTH, height: HEIGHT }, about: { left: 10, top: 60, width: 380, height: 180 } };
  };
  const drawn = (photo: WholePhoto): ((x: number, y: number) => Uint8ClampedArray) => {
    const canvas = createCanvas(100, 100);
    const ctx = canvas.getContext('2d');
    for (const layer of fillWindow(photo, PAGE)) {
      ctx.save();
      layer.draw({ ctx, scale: 1, frame: { width: 100, height: 100 } });
      ctx.restore();
    }
    return (x, y) => ctx.getImageData(x, y, 1, 1).data;
  };

  it('is continued where its edges are even, and shows all of it', () => {
    const photo = wide(() => 150);
    expect(showsProduct(photo, PAGE)).toBe(true);
    const at = drawn(photo);
    expect([...at(5, 50), ...at(94, 50)]).toEqual([200, 0, 0, 255, 200, 0, 0, 255]);
    for (const y of [1, 8, 92, 98]) for (const value of at(50, y).slice(0, 3)) expect(value).toBeCloseTo(150, -1);
  });

  it('is cropped where something stands at its edges, which would be seen twice', () => {
    const photo = wide((x) => (x % 80 < 20 ? 20 : 220));
    expect(showsProduct(photo, PAGE)).toBe(false);
    expect(drawn(photo)(1, 50)[0]).toBe(200);
  });
});
