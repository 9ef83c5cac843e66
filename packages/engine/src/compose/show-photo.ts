import type { Canvas } from '@napi-rs/canvas';
import type { Product } from '../model.ts';
import type { Layer, UnitBox, UnitPoint } from './picture.ts';
import { canvasOf } from './rasters.ts';

/** Where in a window the photo's product comes to stand, and how large. */
export interface PhotoWish {
  /** The window, units. */
  box: UnitBox;
  radius: number;
  /** Units per photo pixel wanted; more is taken where the photo would not fill the window. */
  scale: number;
  /** The photo pixel that should come to lie at `at`; the photo is moved back where it would leave the window bare. */
  focus: UnitPoint;
  at: UnitPoint;
}

/** Shows the photo itself through a window. */
export function showPhoto(product: Product, { box, radius, scale, focus, at }: PhotoWish): Layer {
  const { photo } = product;
  const fitting = Math.max(scale, box.w / photo.width, box.h / photo.height);
  const [w, h] = [photo.width * fitting, photo.height * fitting];
  const x = Math.min(box.x, Math.max(box.x + box.w - w, at.x - focus.x * fitting));
  const y = Math.min(box.y, Math.max(box.y + box.h - h, at.y - focus.y * fitting));
  let canvas: Canvas | undefined;
  return {
    name: 'photo',
    draw({ ctx }) {
      canvas ??= canvasOf(photo);
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, radius);
      ctx.clip();
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(canvas, x, y, w, h);
    },
  };
}
