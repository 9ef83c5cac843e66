import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { blurField } from '../pixels/blur-field.ts';
import { probeLayers } from '../page/draw-picture.ts';
import type { Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';

const PROBE_PX = 72;

/** Light wrap: the set behind the product, blurred, in a narrow band inside its outline. Silhouette-sized, drawn over the product. */
export function wrapLight(stage: Stage, stand: Stand, share = 0.2): Canvas {
  const { alpha, width, height } = stand.product.silhouette;
  const inverse = alpha.map((v) => 1 - v);
  const band = blurField(inverse, width, height, 1.6);
  const around = probeLayers(stage.frame, stage.backdrop, PROBE_PX);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < alpha.length; i++) {
    const x = stand.box.x + ((i % width) + 0.5) * stand.scale;
    const y = stand.box.y + (Math.floor(i / width) + 0.5) * stand.scale;
    const column = Math.min(around.width - 1, Math.max(0, Math.floor((x / stage.frame.width) * around.width)));
    const row = Math.min(around.height - 1, Math.max(0, Math.floor((y / stage.frame.height) * around.height)));
    for (let c = 0; c < 3; c++) data[i * 4 + c] = around.data[(row * around.width + column) * 4 + c] ?? 0;
    data[i * 4 + 3] = 255 * share * Math.min(1, (band[i] ?? 0) * 1.6);
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
