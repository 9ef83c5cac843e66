import { samples } from '@vitrine/scenes';
import type { Product, Raster } from '../model.ts';
import { sampleProduct } from './sample-product.ts';

type Colour = readonly [number, number, number];

/** A rounded diamond of one colour in a photo of 800 × 600 px. */
function lozenge(width: number, height: number, colour: Colour, ground: number): Product {
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [((i % width) / width) * 2 - 1, (Math.floor(i / width) / height) * 2 - 1];
    cutout.data.set([...colour, Math.abs(x) ** 3 + Math.abs(y) ** 3 < 1 ? 255 : 0], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(800 * 600 * 4).fill(ground), width: 800, height: 600 };
  return { photo, cutout, box: { left: 100, top: 60, width, height }, score: 1 };
}

/** Products that challenge a layout: a tall bottle, a wide one, a tiny pale one, a nearly black one. */
export async function shapedProducts(): Promise<Product[]> {
  const pump = samples.get('pump');
  if (!pump) throw new Error('The pump sample is missing');
  return [
    await sampleProduct(pump.photoPath, pump.maskPath, 600),
    lozenge(600, 170, [40, 90, 190], 150),
    lozenge(64, 48, [236, 228, 210], 250),
    lozenge(300, 420, [14, 13, 16], 40),
  ];
}
