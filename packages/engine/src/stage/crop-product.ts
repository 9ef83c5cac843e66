import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import type { ProductPoint } from './pick-points.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { smoothFor } from '../pixels/rasters.ts';

/** A window that shows part of the product. */
export interface CropWish {
  /** The window, units; `radius` rounds its corners (half its width makes a circle). */
  box: UnitBox;
  radius: number;
  ground: string;
  /** The point shown in the middle of the window. */
  focus: ProductPoint;
  /** Share of the product's longer visible side that the window shows. */
  span: number;
}

/** Shows part of the product, enlarged, in a window with its own background. */
export function cropProduct(product: PreparedProduct, { box, radius, ground, focus, span }: CropWish): Layer {
  const { extent, silhouette, cutout, cutBeside } = product;
  const longer = Math.max(extent.right - extent.left, extent.bottom - extent.top);
  const scale = Math.max(box.w, box.h) / (longer * span);
  return {
    name: 'crop',
    draw({ ctx, scale: pixels }) {
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, radius);
      ctx.clip();
      ctx.fillStyle = ground;
      ctx.fillRect(box.x, box.y, box.w, box.h);
      smoothFor(ctx, (silhouette.width * scale * pixels) / cutout.width);
      // A product cut off by its photo has nothing to show beyond the cut.
      const [left, right] = [box.x - (extent.left + 0.5) * scale, box.x + box.w - (extent.right - 0.5) * scale];
      const middle = box.x + box.w / 2 - focus.x * scale;
      const x =
        cutBeside === 'left' ? Math.min(left, middle) : cutBeside === 'right' ? Math.max(right, middle) : middle;
      const least = product.isCutOff ? box.y + box.h - (extent.bottom - 0.5) * scale : -Infinity;
      const y = Math.max(least, box.y + box.h / 2 - focus.y * scale);
      ctx.drawImage(cutout, x, y, silhouette.width * scale, silhouette.height * scale);
    },
  };
}

/** Centre of the visible product, silhouette pixels. */
export function middleOf({ extent }: PreparedProduct): UnitPoint {
  return { x: (extent.left + extent.right) / 2, y: (extent.top + extent.bottom) / 2 };
}
