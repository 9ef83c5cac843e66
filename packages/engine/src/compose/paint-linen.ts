import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { linearOfHex } from './colour.ts';
import { cell, noise2 } from './noise.ts';
import { paintField } from './paint-field.ts';
import type { Layer } from './picture.ts';
import { smoothFor } from './rasters.ts';

/** One repeat of the weave: pixels, threads across it, and units it covers. */
const TILE_PX = 1024;
const THREADS = 128;
const TILE_UNITS = 250;
let weave: Canvas | undefined;

/** A tablecloth seen from above: light from the upper left, broad soft folds, a woven texture. */
export function paintLinen(color: string, seed: number): Layer {
  const base = linearOfHex(color);
  const offset = (seed % 97) * 1.7;
  const ground = paintField('linen', (x, y) => {
    const fold = noise2(x / 420 + y / 900 + offset, y / 520 - x / 1400 + offset);
    const light = 0.86 + 0.16 * (1 - (x + y) / 2000) + 0.16 * (fold - 0.5);
    return [base[0] * light, base[1] * light * 0.985, base[2] * light * 0.96];
  });
  return {
    name: 'linen',
    draw(surface) {
      surface.ctx.save();
      ground.draw(surface);
      surface.ctx.restore();
      weave ??= weaveTile();
      const { ctx, scale, frame } = surface;
      const tilePx = Math.max(16, Math.round(TILE_UNITS * scale));
      const tile = createCanvas(tilePx, tilePx);
      const inner = tile.getContext('2d');
      smoothFor(inner, tilePx / TILE_PX);
      inner.drawImage(weave, 0, 0, tilePx, tilePx);
      ctx.globalCompositeOperation = 'multiply';
      ctx.scale(1 / scale, 1 / scale);
      ctx.fillStyle = ctx.createPattern(tile, 'repeat');
      ctx.fillRect(0, 0, frame.width * scale, frame.height * scale);
    },
  };
}

/** Over-and-under threads of uneven thickness, light grey to white. Repeats without a seam. */
function weaveTile(): Canvas {
  const data = new Uint8ClampedArray(TILE_PX * TILE_PX * 4);
  for (let i = 0; i < TILE_PX * TILE_PX; i++) {
    const [x, y] = [((i % TILE_PX) / TILE_PX) * THREADS, (Math.floor(i / TILE_PX) / TILE_PX) * THREADS];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const over = (column + row) % 2 === 0;
    const across = Math.sin(Math.PI * (over ? y - row : x - column));
    const along = Math.sin(Math.PI * (over ? x - column : y - row));
    const thread = over ? cell(row, 901) : cell(column, 417);
    const fibre = cell(i % TILE_PX, Math.floor(i / TILE_PX));
    const slub = cell(Math.floor(over ? x / 9 : y / 9), over ? row : column + 5000);
    const light =
      0.87 + 0.075 * across ** 0.7 + 0.03 * along + 0.022 * (thread - 0.5) + 0.05 * (slub - 0.5) + 0.04 * (fibre - 0.5);
    data.fill(255 * Math.min(1, light), i * 4, i * 4 + 3);
    data[i * 4 + 3] = 255;
  }
  const canvas = createCanvas(TILE_PX, TILE_PX);
  canvas.getContext('2d').putImageData(new ImageData(data, TILE_PX, TILE_PX), 0, 0);
  return canvas;
}
