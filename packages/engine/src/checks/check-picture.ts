import type { Box, Checks, Raster } from '../model.ts';
import { hasWhiteBorder } from './measure-border.ts';
import { measureFidelity } from './measure-fidelity.ts';

export interface Picture {
  pixels: Raster;
  /** Size of the encoded file. */
  bytes: number;
  /** The enhanced cut-out the picture was made from. */
  cutout: Raster;
  productBox: Box | null;
  placement: { scale: number } | null;
  texts: readonly string[];
}

/** Shares of the frame's longer side a product may fill on a main image, with a little room for the soft edge. */
const MAIN_FILL = { from: 0.845, to: 0.905 } as const;
/** Shorter side from which shops let buyers zoom in. */
const MAIN_MIN_SIDE_PX = 1000;

/**
 * What the picture itself shows, measured on its pixels.
 * `fill`: product box's longer side as a share of the frame's. `fidelity`: mean CIEDE2000 against the enhanced photo,
 * present where the product is neither turned nor cropped. `main_image_ok`: white border, no text, 85–90 % fill.
 */
export function checkPicture(picture: Picture): Checks {
  const { pixels, productBox: box } = picture;
  const { width, height } = pixels;
  const white = hasWhiteBorder(pixels);
  const fill = box && Math.max(box.width, box.height) / Math.max(width, height);
  const fidelity = box && picture.placement && measureFidelity(pixels, picture.cutout, box);
  const text = picture.texts.length > 0;
  const filled = fill !== null && fill >= MAIN_FILL.from && fill <= MAIN_FILL.to;
  return {
    width,
    height,
    bytes: picture.bytes,
    background_white: white,
    text_present: text,
    ...(fill !== null && { fill: round(fill, 3) }),
    ...(fidelity !== null && { fidelity: round(fidelity, 2) }),
    main_image_ok: white && !text && filled && Math.min(width, height) >= MAIN_MIN_SIDE_PX,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
