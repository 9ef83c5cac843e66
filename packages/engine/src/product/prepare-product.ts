import type { Canvas } from '@napi-rs/canvas';
import type { Adjustment, Product, Raster } from '../model.ts';
import {
  extentOf,
  feetOf,
  pitchOf,
  silhouetteOf,
  type Extent,
  type Foot,
  type Silhouette,
} from '../pixels/measure-alpha.ts';
import { cutBesideOf, isCutAbove, isCutOff, type Side } from './is-cut-off.ts';
import { measureLight, type ProductLight } from './measure-light.ts';
import { paletteOf, type Palette } from './measure-palette.ts';
import { cutCord } from '../pixels/cut-cord.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';

/** A product and everything composition needs to know about it; made once a product. */
export interface PreparedProduct {
  product: Product;
  cutout: Canvas;
  /** The cut-out at the silhouette's size. */
  small: Raster;
  silhouette: Silhouette;
  /** What of it stands, where a cord lies before it. */
  standing?: Standing;
  /** Of the visible product, in silhouette pixels. */
  extent: Extent;
  feet: Foot[];
  /** Visible width / height. */
  aspect: number;
  /** How far from above it was photographed, degrees. */
  pitchDeg: number;
  palette: Palette;
  light: ProductLight;
  /** How the seller's hand changes its place, wherever it is placed. */
  hand?: Adjustment;
  /** It has no foot to stand on, or was seen from above: it is shown on ground that is seen from above, and on no floor. */
  lies?: boolean;
  /** It was photographed from straight above or nearly so; false where it is known that it was not, left out where nothing is known. */
  isFromAbove?: boolean;
  /** It is low and was photographed from half above: its shadow lies close around it. */
  isLow?: boolean;
  /** The photo ends before it does: it has no foot, and is shown running out of the picture as it ran out of the photo. */
  isCutOff?: boolean;
  /** The photo begins after it does: pictures without words over it show it running out of them above. */
  isCutAbove?: boolean;
  /** The photo ends before it does at this side: pictures with nothing beside it show it running out of them there. */
  cutBeside?: Side;
}

/** The silhouette of what stands, framed as the whole one is, and its extent there. */
export interface Standing {
  silhouette: Silhouette;
  extent: Extent;
}

const standingIn = (silhouette: Silhouette): Standing => ({ silhouette, extent: extentOf(silhouette) });

/** What of a product stands on the floor: all of it, but for a cord that lies before it. */
export const standingOf = ({ standing, silhouette, extent }: PreparedProduct): Standing =>
  standing ?? { silhouette, extent };

const SILHOUETTE_PX = 320;
const PALETTE_PX = 88;
const prepared = new WeakMap<Product, PreparedProduct>();

/** Measures a product; the answer is kept as long as the product is. */
export function prepareProduct(product: Product): PreparedProduct {
  const known = prepared.get(product);
  if (known) return known;
  const fresh = measure(product);
  prepared.set(product, fresh);
  return fresh;
}

function measure(product: Product): PreparedProduct {
  const cutout = canvasOf(product.cutout);
  const reduce = (sidePx: number): Canvas => {
    const ratio = Math.min(1, sidePx / Math.max(cutout.width, cutout.height));
    return resized(cutout, cutout.width * ratio, cutout.height * ratio);
  };
  const small = rasterOf(reduce(SILHOUETTE_PX));
  const silhouette = silhouetteOf(small, small.width / cutout.width);
  const extent = extentOf(silhouette);
  const body = cutCord(silhouette, extent);
  const standing = body && standingIn({ ...silhouette, alpha: body });
  const own = standing ?? { silhouette, extent };
  const feet = feetOf(own.silhouette, own.extent);
  const colours = rasterOf(reduce(PALETTE_PX));
  const cutBeside = cutBesideOf(product, silhouette, extent);
  return {
    product,
    cutout,
    small,
    silhouette,
    extent,
    feet,
    aspect: (extent.right - extent.left) / (extent.bottom - extent.top),
    pitchDeg: pitchOf(own.silhouette, own.extent, feet),
    ...(standing && { standing }),
    palette: paletteOf(colours),
    light: measureLight(colours),
    ...(isCutOff(product, silhouette, extent) && { isCutOff: true }),
    ...(isCutAbove(product, silhouette, extent) && { isCutAbove: true }),
    ...(cutBeside && { cutBeside }),
  };
}
