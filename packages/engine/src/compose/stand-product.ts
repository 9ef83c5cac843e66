import type { UnitBox, UnitPoint } from './picture.ts';
import type { PreparedProduct } from './prepare-product.ts';
import { project } from './matrix.ts';
import type { Stage } from './stage.ts';

/** A foot on the floor. */
export interface Stance {
  /** Where it touches nearest to the camera, units. */
  front: UnitPoint;
  /** Middle of the footprint, metres. */
  floorX: number;
  floorY: number;
  radiusM: number;
}

/** A product standing in a frame. */
export interface Stand {
  product: PreparedProduct;
  /** Where the whole cut-out raster is drawn, units. */
  box: UnitBox;
  /** The visible product, units. */
  visible: UnitBox;
  /** Units per silhouette pixel. */
  scale: number;
  feet: Stance[];
  /** Depth of a footprint as a share of its width. */
  depth: number;
}

export interface StandWish {
  /** Visible height wanted, units. */
  height: number;
  /** Most the product may be wide, units. */
  maxWidth: number;
  /** Middle of the footprint, units; the stage's anchor when left out. */
  at?: UnitPoint;
}

/** Stands the product on the stage's floor with its base around a point. */
export function standProduct(stage: Stage, product: PreparedProduct, wish: StandWish): Stand {
  const { extent, feet } = product;
  const visibleWidth = extent.right - extent.left;
  const scale = Math.min(wish.height / (extent.bottom - extent.top), wish.maxWidth / visibleWidth);
  const at = wish.at ?? stage.anchor;
  const [first, last] = [feet[0], feet.at(-1)];
  const baseX = ((first?.x ?? 0) + (last?.x ?? 0)) / 2;
  const depth = feet.length > 1 ? 1.3 : Math.min(1, 0.55 / Math.max(0.3, product.aspect - 0.6));
  const metres = 1 / unitsPerMetreAt(stage, at);
  const radius = feet.length > 1 ? 0 : (first?.halfWidth ?? 0) * scale * metres;
  const centre = project(stage.frameToFloor, at.x, at.y);
  const front = project(stage.floorToFrame, centre.x, centre.y - radius * depth);
  const box = boxAround(product, scale, { x: front.x - baseX * scale, y: front.y - extent.bottom * scale });
  return {
    product,
    box,
    scale,
    depth,
    visible: {
      x: box.x + extent.left * scale,
      y: box.y + extent.top * scale,
      w: visibleWidth * scale,
      h: (extent.bottom - extent.top) * scale,
    },
    feet: feet.map((foot) => {
      const point = { x: box.x + foot.x * scale, y: box.y + foot.y * scale };
      const floor = project(stage.frameToFloor, point.x, point.y);
      const radiusM = foot.halfWidth * scale * metres;
      return { front: point, floorX: floor.x, floorY: floor.y + radiusM * depth, radiusM };
    }),
  };
}

function boxAround({ silhouette }: PreparedProduct, scale: number, corner: UnitPoint): UnitBox {
  return { ...corner, w: silhouette.width * scale, h: silhouette.height * scale };
}

/** Units a metre takes across at a floor point. */
export function unitsPerMetreAt(stage: Stage, at: UnitPoint): number {
  const floor = project(stage.frameToFloor, at.x, at.y);
  return project(stage.floorToFrame, floor.x + 0.5, floor.y).x - project(stage.floorToFrame, floor.x - 0.5, floor.y).x;
}
