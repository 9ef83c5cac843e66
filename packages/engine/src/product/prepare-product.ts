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
import { cutHandle } from '../pixels/cut-handle.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';

/** A product with everything composition needs; prepared once per product. */
export interface PreparedProduct {
  product: Product;
  cutout: Canvas;
  /** The cut-out at the silhouette's size. */
  small: Raster;
  silhouette: Silhouette;
  /** The standing part, if a cord lies in front of it or a handle points to the camera. */
  standing?: Standing;
  /** Of the visible product, in silhouette pixels. */
  extent: Extent;
  feet: Foot[];
  /** Visible width / height. */
  aspect: number;
  /** Camera pitch of its photo, degrees. */
  pitchDeg: number;
  palette: Palette;
  light: ProductLight;
  /** The seller's adjustment, applied wherever it is placed. */
  hand?: Adjustment;
  /** It has no base, or was photographed from above: it is shown on a surface seen from above, not on a floor. */
  lies?: boolean;
  /** Photographed from straight above or nearly so; false if known not to be, left out if unknown. */
  isFromAbove?: boolean;
  /** Low and photographed from half above: its shadow is close around it. */
  isLow?: boolean;
  /** Cut off at the lower edge of its photo: it has no base, and is shown running out of the picture in the same way. */
  isCutOff?: boolean;
  /** Cut off at the upper edge of its photo: pictures without words above it show it running out of the picture there. */
  isCutAbove?: boolean;
  /** Cut off at this side of its photo: pictures with nothing beside it show it running out of the picture there. */
  cutBeside?: Side;
}

/** Silhouette of the standing part, framed like the whole one, and its extent. */
export interface Standing {
  silhouette: Silhouette;
  extent: Extent;
}

const standingIn = (silhouette: Silhouette): Standing => ({ silhouette, extent: extentOf(silhouette) });

/** The part of a product that stands on the floor: all of it, except a cord or a handle in front of it. */
export const standingOf = ({ standing, silhouette, extent }: PreparedProduct): Standing =>
  standing ?? { silhouette, extent };

const SILHOUETTE_PX = 320;
const PALETTE_PX = 88;
const prepared = new WeakMap<Product, PreparedProduct>();

/** Measures a product; the result is cached for the product's lifetime. */
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
  const body = cutCord(silhouette, extent) ?? cutHandle(silhouette, extent);
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
