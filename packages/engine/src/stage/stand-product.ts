import { findBase } from './find-base.ts';
import { project } from '../pixels/matrix.ts';
import type { UnitBox, UnitPoint } from '../page/picture.ts';
import type { Side } from '../product/is-cut-off.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';

/** A foot on the floor. */
export interface Stance {
  /** Its contact point nearest to the camera, units. */
  front: UnitPoint;
  /** Middle of the footprint, metres. */
  floorX: number;
  floorY: number;
  radiusM: number;
  /** Depth of its footprint as a share of its width. */
  depth: number;
  /** Middle of the body that stands on it, metres. */
  middle: { x: number; y: number };
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
}

/** Space that a product may take, units. */
export interface Room {
  height: number;
  maxWidth: number;
}

export interface StandWish extends Room {
  /** Middle of the footprint; default: the stage's anchor. */
  at?: UnitPoint;
  /** Middle of the visible product instead, for pictures that are framed by what is visible. */
  middle?: UnitPoint;
  /** Lower end of a product that its photo cut off, units from the top; default: the frame's lower edge; null leaves it where it is. */
  edge?: number | null;
  /** Upper end of a product that its photo cut off at the top, units from the top; omitted if words stand above it. */
  head?: number;
  /** A product that its photo cut off at a side runs out of the picture there; omitted if words or panels stand beside it. */
  isOpenBeside?: boolean;
}

/** Maximum shift of a product to centre its feet, as a share of its width: the visible product stays near the middle. */
const MOST_ASTRAY = 0.04;
/** Half width × depth of a disc-shaped foot, as a share of the product's width. */
const WIDEST_DISC = 0.07;

/** Visible size of a product that fills the space as far as its shape allows, units. */
export function sizeIn({ aspect }: PreparedProduct, { height, maxWidth }: Room): { w: number; h: number } {
  const h = Math.min(height, maxWidth / aspect);
  return { w: h * aspect, h };
}

/** Places the product on the stage's floor. */
export function standProduct(stage: Stage, product: PreparedProduct, wish: StandWish): Stand {
  const { extent } = product;
  const size = sizeIn(product, wish);
  const scale = size.h / (extent.bottom - extent.top);
  const corner = wish.middle
    ? cornerByMiddle(product, scale, wish.middle)
    : cornerByFoot(stage, product, scale, wish.at);
  const stand = standAt(stage, product, scale, corner);
  const own = { ...stand, visible: { ...stand.visible, ...size } };
  const placed =
    product.isCutAbove && wish.head !== undefined
      ? rise(stage, own, wish.head, wish.maxWidth)
      : product.isCutOff && wish.edge !== null
        ? sink(stage, own, wish)
        : own;
  return product.cutBeside && wish.isOpenBeside ? moveAside(stage, placed, product.cutBeside) : placed;
}

/** A product that its photo cut off at a side ends at that edge of the picture, at the same height. */
function moveAside(stage: Stage, { product, box, scale }: Stand, side: Side): Stand {
  const { left, right } = product.extent;
  // The last column is half transparent: it stays outside.
  const x = side === 'left' ? -(left + 0.5) * scale : stage.frame.width - (right - 0.5) * scale;
  return standAt(stage, product, scale, { x, y: box.y });
}

/**
 * A product that its photo cut off runs out of the picture at the bottom: enlarged as far as there is space, with its top in place, else
 * moved down.
 */
function sink(stage: Stage, { product, visible, scale }: Stand, { maxWidth, edge }: StandWish): Stand {
  const bottom = edge ?? stage.frame.height;
  const factor = Math.max(1, Math.min((bottom - visible.y) / visible.h, maxWidth / visible.w));
  const [larger, middle] = [scale * factor, visible.x + visible.w / 2];
  const { extent } = product;
  return standAt(stage, product, larger, {
    x: middle - ((extent.left + extent.right) / 2) * larger,
    // The last row is half transparent: it stays outside.
    y: bottom - (extent.bottom - 0.5) * larger,
  });
}

/** How much wider than usual a product cut off at the top may become to reach the picture's upper edge. */
const WIDER = 1.25;

/**
 * A product that its photo cut off at the top is enlarged until it runs out of the picture there, unless it would get too wide: then it stays
 * where it is.
 */
function rise(stage: Stage, stand: Stand, head: number, maxWidth: number): Stand {
  const { product, visible, scale } = stand;
  const { extent } = product;
  const factor = (visible.y + visible.h - head) / visible.h;
  if (factor * visible.w > WIDER * maxWidth) return stand;
  return standAt(stage, product, scale * factor, {
    x: visible.x + visible.w / 2 - ((extent.left + extent.right) / 2) * scale * factor,
    // The first row is half transparent: it stays outside.
    y: head - (extent.top + 0.5) * scale * factor,
  });
}

/**
 * The product with the upper left corner of its raster at the given point.
 * @param scale units per silhouette pixel
 */
export function standAt(stage: Stage, product: PreparedProduct, scale: number, corner: UnitPoint): Stand {
  const { extent, feet, silhouette } = product;
  const [w, h] = [(extent.right - extent.left) * scale, (extent.bottom - extent.top) * scale];
  const box = { ...corner, w: silhouette.width * scale, h: silhouette.height * scale };
  return {
    product,
    box,
    scale,
    visible: { x: box.x + extent.left * scale, y: box.y + extent.top * scale, w, h },
    feet: feet.map((foot) => stanceOf(stage, { product, box, scale }, foot)),
  };
}

function stanceOf(
  stage: Stage,
  { product, box, scale }: Pick<Stand, 'product' | 'box' | 'scale'>,
  foot: PreparedProduct['feet'][number],
): Stance {
  const front = { x: box.x + foot.x * scale, y: box.y + foot.y * scale };
  const perMetre = unitsPerMetreAt(stage, front) / scale;
  const depth = footDepth(product, foot);
  const base = findBase(product) ?? foot;
  const floorOf = (x: number, radiusM: number): UnitPoint => {
    const floor = project(stage.frameToFloor, box.x + x * scale, front.y);
    return { x: floor.x, y: floor.y + radiusM * depth };
  };
  const radiusM = foot.halfWidth / perMetre;
  const { x: floorX, y: floorY } = floorOf(foot.x, radiusM);
  // Over the whole base if it touches in one corner only.
  const middle = floorOf(base.x, base.halfWidth / perMetre);
  return { front, floorX, floorY, radiusM, depth, middle };
}

/** A round product is as deep as it is wide; a wide one is assumed to be shallow. */
export const depthOf = ({ aspect }: PreparedProduct): number => Math.min(1, 0.55 / Math.max(0.3, aspect - 0.6));

/** One of several feet is slightly deeper than wide, but a hem that touches over much of the width is not a disc. */
function footDepth(product: PreparedProduct, { halfWidth }: PreparedProduct['feet'][number]): number {
  if (product.feet.length === 1) return depthOf(product);
  const share = halfWidth / (product.extent.right - product.extent.left);
  return Math.min(1.3, WIDEST_DISC / share);
}

function cornerByMiddle({ extent }: PreparedProduct, scale: number, middle: UnitPoint): UnitPoint {
  return {
    x: middle.x - ((extent.left + extent.right) / 2) * scale,
    y: middle.y - ((extent.top + extent.bottom) / 2) * scale,
  };
}

function cornerByFoot(stage: Stage, product: PreparedProduct, scale: number, at = stage.anchor): UnitPoint {
  const { extent, feet } = product;
  const [first, last] = [feet[0], feet.at(-1)];
  const middle = (extent.left + extent.right) / 2;
  // A mug's handle has weight too: the visible product is centred, shifted slightly towards the feet. A box seen over its corner stands on
  // that corner alone.
  const astray = 0.35 * (((first?.x ?? 0) + (last?.x ?? 0)) / 2 - middle);
  const most = MOST_ASTRAY * (extent.right - extent.left);
  const baseX = middle + Math.min(most, Math.max(-most, astray));
  // Seen from straight above there is no footprint behind the lowest point, nor on paper.
  const radius =
    feet.length > 1 || stage.isLying || product.lies
      ? 0
      : ((first?.halfWidth ?? 0) * scale) / unitsPerMetreAt(stage, at);
  const centre = project(stage.frameToFloor, at.x, at.y);
  const front = project(stage.floorToFrame, centre.x, centre.y - radius * depthOf(product));
  return { x: front.x - baseX * scale, y: front.y - extent.bottom * scale };
}

/** Units per metre across at a floor point. */
export function unitsPerMetreAt(stage: Stage, at: UnitPoint): number {
  const floor = project(stage.frameToFloor, at.x, at.y);
  return project(stage.floorToFrame, floor.x + 0.5, floor.y).x - project(stage.floorToFrame, floor.x - 0.5, floor.y).x;
}
