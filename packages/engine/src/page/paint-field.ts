import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { levelOf, type Linear } from '../pixels/colour.ts';
import type { Frame, Layer } from './picture.ts';

/** A soft picture given as a formula: units in, linear light out. */
export type Field = (x: number, y: number) => Linear;

const FIELD_PX = 160;

/**
 * A layer painted by a formula. It is worked out at 160 px and drawn up smoothly: right for gradients only. The picture's
 * grain hides the steps of 8 bits.
 */
export function paintField(name: string, field: Field): Layer {
  return {
    name,
    draw({ ctx, frame }) {
      ctx.imageSmoothingQuality = 'medium';
      const small = fieldCanvas(field, frame);
      // Half a pixel is cut at every side, where the smoothing would mirror the edge.
      ctx.drawImage(small, 0.5, 0.5, small.width - 1, small.height - 1, 0, 0, frame.width, frame.height);
    },
  };
}

function fieldCanvas(field: Field, frame: Frame): Canvas {
  const longer = Math.max(frame.width, frame.height);
  const [width, height] = [frame.width, frame.height].map((side) => Math.round((FIELD_PX * side) / longer));
  const canvas = createCanvas(width ?? FIELD_PX, height ?? FIELD_PX);
  const data = new Uint8ClampedArray(canvas.width * canvas.height * 4);
  for (let i = 0; i < data.length / 4; i++) {
    const x = ((i % canvas.width) + 0.5) * (frame.width / canvas.width);
    const y = (Math.floor(i / canvas.width) + 0.5) * (frame.height / canvas.height);
    const colour = field(x, y);
    for (let c = 0; c < 3; c++) data[i * 4 + c] = levelOf(colour[c] ?? 0);
    data[i * 4 + 3] = 255;
  }
  canvas.getContext('2d').putImageData(new ImageData(data, canvas.width, canvas.height), 0, 0);
  return canvas;
}
