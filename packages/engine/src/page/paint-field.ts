import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { levelOf, type Linear } from '../pixels/colour.ts';
import type { Frame, Layer, UnitBox } from './picture.ts';
import { wholeOf } from './units.ts';

/** A soft picture given as a formula: units in, linear light out. */
export type Field = (x: number, y: number) => Linear;

const FIELD_PX = 160;

/**
 * A layer painted by a formula. It is computed at 160 px and upscaled smoothly: suitable for gradients only. The picture's grain
 * hides the 8-bit steps. Beyond the frame it continues with its edge values.
 */
export function paintField(name: string, field: Field): Layer {
  // Probes and words on a ground draw it again and again.
  let last: { canvas: Canvas; key: string } | undefined;
  return {
    name,
    isEndless: true,
    draw({ ctx, frame, window = wholeOf(frame) }) {
      ctx.imageSmoothingQuality = 'medium';
      const { x, y, w, h } = window;
      const key = [frame.width, frame.height, x, y, w, h].join(' ');
      if (last?.key !== key) last = { canvas: fieldCanvas(field, frame, window), key };
      const small = last.canvas;
      // Half a pixel is cropped on every side, where the interpolation would mirror the edge.
      ctx.drawImage(small, 0.5, 0.5, small.width - 1, small.height - 1, x, y, w, h);
    },
  };
}

function fieldCanvas(field: Field, frame: Frame, window: UnitBox): Canvas {
  const longer = Math.max(window.w, window.h);
  const [width, height] = [window.w, window.h].map((side) => Math.round((FIELD_PX * side) / longer));
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const canvas = createCanvas(width ?? FIELD_PX, height ?? FIELD_PX);
  const data = new Uint8ClampedArray(canvas.width * canvas.height * 4);
  for (let i = 0; i < data.length / 4; i++) {
    const x = window.x + ((i % canvas.width) + 0.5) * (window.w / canvas.width);
    const y = window.y + (Math.floor(i / canvas.width) + 0.5) * (window.h / canvas.height);
    const colour = field(within(x, frame.width), within(y, frame.height));
    for (let c = 0; c < 3; c++) data[i * 4 + c] = levelOf(colour[c] ?? 0);
    data[i * 4 + 3] = 255;
  }
  canvas.getContext('2d').putImageData(new ImageData(data, canvas.width, canvas.height), 0, 0);
  return canvas;
}
