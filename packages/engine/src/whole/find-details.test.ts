import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { rasterOf } from '../pixels/rasters.ts';
import { findDetails, leastCut } from './find-details.ts';
import type { WholePhoto } from './photo-window.ts';

type Draw = (ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void;

/** A photo of 600 × 400 pixels on a plain wall. */
function photoOf(draw: Draw, about?: WholePhoto['about']): WholePhoto {
  const canvas = createCanvas(600, 400);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#e8e4dc';
  ctx.fillRect(0, 0, 600, 400);
  ctx.fillStyle = '#7a4030';
  draw(ctx);
  return { photo: rasterOf(canvas), ...(about && { about }) };
}

const disc =
  (...middles: number[]): Draw =>
  (ctx) => {
    for (const x of middles) {
      ctx.beginPath();
      ctx.arc(x, 200, 90, 0, 2 * Math.PI);
      ctx.fill();
    }
  };

/** Small squares: a label, letters, stitches. */
const pattern =
  (left: number, top: number): Draw =>
  (ctx) => {
    for (let y = 0; y < 80; y += 16) for (let x = 0; x < 80; x += 16) ctx.fillRect(left + x, top + y, 8, 8);
  };

describe('a window that cannot show the whole product', () => {
  it('shows one of two things instead of two halves', () => {
    const pair = photoOf(disc(180, 420), { left: 90, top: 110, width: 420, height: 180 });
    const at = leastCut(pair, 'x', 0.5, 0.4);
    expect(Math.min(Math.abs(at - 180 / 600), Math.abs(at - 420 / 600))).toBeLessThan(0.03);
  });

  it('hardly moves where no other place is better', () => {
    const one = photoOf(disc(300), { left: 210, top: 110, width: 180, height: 180 });
    expect(Math.abs(leastCut(one, 'x', 0.5, 0.25) - 0.5)).toBeLessThan(0.05);
    expect(
      leastCut(
        photoOf(() => {}),
        'x',
        0.4,
        0.3,
      ),
    ).toBe(0.4);
  });
});

describe('close-ups of a photo', () => {
  it('show what is rich in detail first, then another place', () => {
    const labelled = photoOf((ctx) => {
      ctx.fillRect(100, 80, 400, 240);
      ctx.fillStyle = '#f4f0e8';
      pattern(150, 110)(ctx);
      pattern(370, 210)(ctx);
    });
    const [first, second] = findDetails(labelled, { w: 0.3, h: 0.3 }, 2);
    const near = ({ x = 0, y = 0 } = {}, [u, v]: readonly [number, number]): boolean =>
      Math.hypot(x - u / 600, y - v / 400) < 0.1;
    const places = [
      [190, 150],
      [410, 250],
    ] as const;
    expect(places.filter((place) => near(first, place))).toHaveLength(1);
    expect(places.filter((place) => near(second, place))).toHaveLength(1);
    expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(0.3);
  });

  it('prefer the product to a richer neighbour', () => {
    const beside = photoOf(
      (ctx) => {
        pattern(60, 160)(ctx);
        pattern(150, 160)(ctx);
        ctx.fillRect(360, 100, 160, 200);
        ctx.fillStyle = '#c9a27a';
        pattern(400, 160)(ctx);
      },
      { left: 360, top: 100, width: 160, height: 200 },
    );
    expect(findDetails(beside, { w: 0.3, h: 0.4 }, 1)[0]!.x).toBeGreaterThan(0.6);
  });

  it('lie within the photo', () => {
    const corner = photoOf(pattern(0, 0), { left: 0, top: 0, width: 80, height: 80 });
    const [found] = findDetails(corner, { w: 0.4, h: 0.4 }, 1);
    expect(found!.x).toBeGreaterThanOrEqual(0.199);
    expect(found!.y).toBeGreaterThanOrEqual(0.199);
  });

  it('show the product again rather than a plug on the floor', () => {
    const plate = { left: 80, top: 60, width: 160, height: 160 };
    const found = { data: new Uint8Array(60 * 40), width: 60, height: 40 };
    for (let y = 6; y < 22; y++) found.data.fill(255, y * 60 + 8, y * 60 + 24);
    const photo = photoOf((ctx) => {
      ctx.fillRect(80, 60, 160, 160);
      pattern(420, 260)(ctx);
      pattern(500, 260)(ctx);
    }, plate);
    for (const { x, y } of findDetails({ ...photo, found }, { w: 0.3, h: 0.3 }, 3)) {
      expect(Math.abs(x - 160 / 600)).toBeLessThan(0.2);
      expect(Math.abs(y - 140 / 400)).toBeLessThan(0.25);
    }
  });
});
