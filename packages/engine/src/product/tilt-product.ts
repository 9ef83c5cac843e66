import { createCanvas } from '@napi-rs/canvas';
import { type PreparedProduct, prepareProduct } from './prepare-product.ts';
import { release } from '../pixels/rasters.ts';

/** The product turned in the plane of the picture, in a raster just large enough, about whose middle it was turned. */
export function tiltProduct(source: PreparedProduct, degrees: number): PreparedProduct {
  const { product, cutout } = source;
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.cos(angle)];
  const { width: w, height: h } = cutout;
  const canvas = createCanvas(Math.ceil(w * cosine + h * sine), Math.ceil(h * cosine + w * sine));
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.rotate(angle);
  ctx.drawImage(cutout, -w / 2, -h / 2);
  const { width, height } = canvas;
  // Straight colours: what canvasses hold is premultiplied.
  const { data } = ctx.getImageData(0, 0, width, height);
  release(canvas);
  // What is known of it and not measured stays.
  return { ...source, ...prepareProduct({ ...product, cutout: { data: new Uint8ClampedArray(data), width, height } }) };
}
