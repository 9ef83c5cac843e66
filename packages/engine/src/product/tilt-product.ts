import { createCanvas } from '@napi-rs/canvas';
import { type PreparedProduct, prepareProduct } from './prepare-product.ts';
import { release } from '../pixels/rasters.ts';

/** The product rotated in the picture plane, in a raster just large enough, with its centre of rotation. */
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
  // Unpremultiplied: canvases hold premultiplied colours.
  const { data } = ctx.getImageData(0, 0, width, height);
  release(canvas);
  // Known properties that are not measured stay.
  return { ...source, ...prepareProduct({ ...product, cutout: { data: new Uint8ClampedArray(data), width, height } }) };
}
