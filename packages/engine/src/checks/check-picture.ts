import type { Area, Box, Checks, Raster } from '../model.ts';
import { hasExtras } from './find-extras.ts';
import { judgeChannels } from './judge-channels.ts';
import { hasWhiteBorder } from './measure-border.ts';
import { measureContrast } from './measure-contrast.ts';
import { measureDetail } from './measure-detail.ts';
import { measureFidelity } from './measure-fidelity.ts';
import { measureShape } from './measure-shape.ts';
import { type PlacedText, verifyText } from './verify-text.ts';

export interface Picture {
  pixels: Raster;
  /** Size of the encoded file. */
  bytes: number;
  /** The enhanced cut-out the picture was made from. */
  cutout: Raster;
  /** The whole cut-out's bounding box, pixels; null when no whole product is shown. */
  productBox: Box | null;
  /** Null when the product is turned in perspective or cropped. */
  placement: { scale: number } | null;
  texts: readonly PlacedText[];
}

/** Measures a picture on its pixels; `Checks` describes each value. */
export function checkPicture(picture: Picture): Checks {
  const { pixels } = picture;
  const { width, height } = pixels;
  const white = hasWhiteBorder(pixels);
  const texts = picture.texts.map((placed) => {
    const ratio = verifyText(pixels, placed);
    return { text: placed.text, area: areaOf(placed.box, pixels), contrast: ratio && round(ratio, 1) };
  });
  const hasText = texts.some(({ contrast }) => contrast !== null);
  const product = measureProduct(picture, white);
  const main = judgeChannels({
    shorterSidePx: Math.min(width, height),
    white,
    text: hasText,
    extras: product.extras,
    fill: product.checks.fill,
  });
  return {
    width,
    height,
    bytes: picture.bytes,
    background_white: white,
    ...product.checks,
    text_present: hasText,
    texts,
    contrast: round(measureContrast(pixels), 2),
    main_image_ok: main.some(({ channel, fit }) => channel === 'amazon' && fit),
    main_image: main,
  };
}

type ProductChecks = Pick<Checks, 'product' | 'fill' | 'fidelity' | 'shape' | 'enlargement' | 'sharpness'>;

function measureProduct(picture: Picture, white: boolean): { checks: ProductChecks; extras: boolean } {
  const { pixels, cutout, productBox: box, placement } = picture;
  const seen = box && clip(box, pixels);
  if (!seen) {
    const none = { product: null, fill: null, fidelity: null, shape: null, enlargement: null, sharpness: null };
    return { checks: none, extras: false };
  }
  const whole = seen.width === box.width && seen.height === box.height;
  const fidelity = placement && measureFidelity(pixels, cutout, box);
  const shape = fidelity === null ? null : measureShape(pixels, cutout, box);
  const sharpness = whole && placement ? measureDetail(pixels, cutout, box) : null;
  return {
    checks: {
      product: areaOf(seen, pixels),
      fill: whole ? round(Math.max(box.width, box.height) / Math.max(pixels.width, pixels.height), 3) : null,
      fidelity: fidelity && round(fidelity, 2),
      shape: shape && round(shape, 2),
      enlargement: placement && round(placement.scale, 2),
      sharpness: sharpness && round(sharpness, 2),
    },
    extras: white && placement !== null && hasExtras(pixels, cutout, box),
  };
}

/** The part of a box inside the picture; null if there is none. */
function clip(box: Box, { width, height }: Raster): Box | null {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [right, bottom] = [Math.min(width, box.left + box.width), Math.min(height, box.top + box.height)];
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

function areaOf({ left, top, width, height }: Box, frame: Raster): Area {
  return {
    left: round(left / frame.width, 4),
    top: round(top / frame.height, 4),
    width: round(width / frame.width, 4),
    height: round(height / frame.height, 4),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
