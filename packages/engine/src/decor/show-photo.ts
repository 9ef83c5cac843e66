import type { Canvas } from '@napi-rs/canvas';
import type { Product } from '../model.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { canvasOf, smoothFor } from '../pixels/rasters.ts';

/** Position and size of the photo's product in a window. */
export interface PhotoWish {
  /** The window, units. */
  box: UnitBox;
  /** Units per pixel of the enhanced photo; larger if the photo would not fill the window. */
  scale: number;
  /** Wanted position of the product's middle; the photo is moved back if the window would be partly empty. */
  at: UnitPoint;
}

/** A photo framed by a window. */
export interface FramedPhoto {
  window: UnitBox;
  /** The whole photo, units. */
  box: UnitBox;
  /** Where the product's middle came to lie. */
  middle: UnitPoint;
}

/** Finds the part of the photo that fills the window with the product as close to the wanted position as possible. */
export function framePhoto(
  { photo, box: found }: Pick<Product, 'photo' | 'box'>,
  { box, scale, at }: PhotoWish,
): FramedPhoto {
  const fitting = Math.max(scale, box.w / photo.width, box.h / photo.height);
  const [w, h] = [photo.width * fitting, photo.height * fitting];
  const middle = { x: (found.left + found.width / 2) * fitting, y: (found.top + found.height / 2) * fitting };
  const x = Math.min(box.x, Math.max(box.x + box.w - w, at.x - middle.x));
  const y = Math.min(box.y, Math.max(box.y + box.h - h, at.y - middle.y));
  return { window: box, box: { x, y, w, h }, middle: { x: x + middle.x, y: y + middle.y } };
}

/** Shows the photo as uploaded (enhanced, if the upload is not available) through its window. */
export function showPhoto(product: Pick<Product, 'photo' | 'uploaded'>, { window, box }: FramedPhoto): Layer {
  let canvas: Canvas | undefined;
  return {
    name: 'photo',
    draw({ ctx, scale }) {
      canvas ??= canvasOf(product.uploaded ?? product.photo);
      ctx.beginPath();
      ctx.rect(window.x, window.y, window.w, window.h);
      ctx.clip();
      smoothFor(ctx, (box.w * scale) / canvas.width);
      ctx.drawImage(canvas, box.x, box.y, box.w, box.h);
    },
  };
}
