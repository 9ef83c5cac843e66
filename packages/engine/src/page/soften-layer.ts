import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Frame, Layer } from './picture.ts';
import { drawLayer } from './draw-picture.ts';

const PX_PER_UNIT = 0.32;

export interface Softness {
  /** Units. */
  blur: number;
  opacity?: number;
  /** Multiplies instead of covering. */
  multiply?: boolean;
}

/**
 * Layers out of focus, drawn and blurred at a small size: an object close to the lens, or the shadow of something outside the
 * picture.
 */
export function softenLayers(
  frame: Frame,
  layers: readonly Layer[],
  { blur, opacity = 1, multiply = false }: Softness,
): Layer {
  let soft: Canvas | undefined;
  return {
    name: 'soft layers',
    draw({ ctx }) {
      soft ??= blurred(frame, layers, blur);
      if (multiply) ctx.globalCompositeOperation = 'multiply';
      ctx.globalAlpha = opacity;
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(soft, 0, 0, frame.width, frame.height);
    },
  };
}

function blurred(frame: Frame, layers: readonly Layer[], blur: number): Canvas {
  const [width, height] = [Math.ceil(frame.width * PX_PER_UNIT), Math.ceil(frame.height * PX_PER_UNIT)];
  const sharp = createCanvas(width, height);
  for (const layer of layers) drawLayer(sharp, layer, frame, PX_PER_UNIT);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.filter = `blur(${(blur * PX_PER_UNIT).toFixed(2)}px)`;
  ctx.drawImage(sharp, 0, 0);
  return canvas;
}
