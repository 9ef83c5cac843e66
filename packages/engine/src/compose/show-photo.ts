import type { Canvas } from '@napi-rs/canvas';
import type { Product } from '../model.ts';
import type { Layer, UnitBox, UnitPoint } from './picture.ts';
import { canvasOf } from './rasters.ts';

/** Where in a window the photo's product comes to stand, and how large. */
export interface PhotoWish {
  /** The window, units. */
  box: UnitBox;
  radius: number;
  /** Units per pixel of the enhanced photo; more is taken where the photo would not fill the window. */
  scale: number;
  /** Where the product's middle should lie; the photo is moved back where it would leave the window bare. */
  at: UnitPoint;
}

/** Shows the photo as it was uploaded (enhanced, where the upload is not at hand) through a window. */
export function showPhoto(product: Product, { box, radius, scale, at }: PhotoWish): Layer {
  const { photo, box: found } = product;
  const fitting = Math.max(scale, box.w / photo.width, box.h / photo.height);
  const [w, h] = [photo.width * fitting, photo.height * fitting];
  const x = Math.min(box.x, Math.max(box.x + box.w - w, at.x - (found.left + found.width / 2) * fitting));
  const y = Math.min(box.y, Math.max(box.y + box.h - h, at.y - (found.top + found.height / 2) * fitting));
  let canvas: Canvas | undefined;
  return {
    name: 'photo',
    draw({ ctx }) {
      canvas ??= canvasOf(product.uploaded ?? photo);
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, radius);
      ctx.clip();
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(canvas, x, y, w, h);
    },
  };
}
