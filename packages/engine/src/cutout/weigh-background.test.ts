import { expect, it } from 'vitest';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { randomFrom } from '../pixels/random.ts';
import type { Plane } from '../pixels/plane.ts';
import { weighBackground } from './weigh-background.ts';

const [WIDTH, HEIGHT] = [240, 180];
const at = (x: number, y: number): number => y * WIDTH + x;

/** A background with a red box in the middle, a shadow below it, and noise of `speckle` levels. */
function draw(speckle: number): OpaquePixels {
  const random = randomFrom(7);
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isBox = x > 80 && x < 160 && y > 50 && y < 120;
      const light = y >= 120 && y < 140 && x > 80 && x < 160 ? 0.7 : 1 - 0.15 * (x / WIDTH);
      const colour = isBox ? [190, 40, 30] : [205 * light, 195 * light, 180 * light];
      colour.forEach((value, c) => (data[at(x, y) * 3 + c] = value + speckle * (random() - 0.5)));
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** The network is sure of the background at the frame and says one half in the middle. */
function doubt(): Plane {
  const data = new Float32Array(WIDTH * HEIGHT).fill(0.05);
  for (let y = 40; y < 145; y++) data.fill(0.5, at(70, y), at(170, y));
  return { data, width: WIDTH, height: HEIGHT };
}

it('raises what differs from a plain background and lowers what does not, including a shadow', () => {
  const { data } = weighBackground(draw(6), doubt());
  expect(data[at(120, 85)]).toBeGreaterThan(0.75);
  expect(data[at(75, 60)]).toBeLessThan(0.3);
  expect(data[at(120, 130)]).toBeLessThan(data[at(120, 85)]! - 0.2);
});

it('changes nothing if the background is not plain', () => {
  const belief = doubt();
  expect(weighBackground(draw(160), belief)).toBe(belief);
});
