import { createCanvas } from '@napi-rs/canvas';
import type { StyleId } from '../identifiers.ts';
import type { Product } from '../model.ts';
import { canvasOf, rasterOf, smoothFor } from '../pixels/rasters.ts';
import { type PreparedProduct, prepareProduct } from '../product/prepare-product.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { croppedBox } from './photo-window.ts';

/**
 * Styles whose own set shows a photo that is not cut out: the photo stands in it as a card, lit like a product. The other styles
 * have pages of their own for such a photo (RECIPES in index.ts), on which it is larger.
 */
const CARD_STYLES = [
  'minimalist_clean',
  'creative_artistic',
  'brand_showcase',
  'seasonal_theme',
  'color_variants',
  'gift_presentation',
] as const satisfies readonly StyleId[];

export type CardStyle = (typeof CARD_STYLES)[number];

export const isCardStyle = (style: StyleId): style is CardStyle => CARD_STYLES.some((each) => each === style);

/** White border, as a share of the photo's longer side. */
const BORDER = 0.028;
const PAPER = '#fdfcfa';
/** Longer side of a card, pixels: no style shows one larger on a page of 4096 pixels. */
const CARD_SIDE_PX = 2800;
/** Longer side of a card, metres: what stands beside it is not larger than it. */
const CARD_M = 0.3;
/** Camera pitch at which a card stands upright, degrees. */
const PITCH_DEG = 6;

const cards = new WeakMap<Product, PreparedProduct>();

/** The same context with a card of the main photo instead of its product, without other photos. */
export function standAsCard(context: RecipeContext): RecipeContext {
  const { product, palette, light } = context.main;
  const known = cards.get(product) ?? cardOf(product);
  cards.set(product, known);
  // Set and colours follow the photo; its border would make every theme white.
  const main = { ...known, palette, light };
  return { ...context, main, products: [main], kind: null, longerM: CARD_M };
}

function cardOf(product: Product): PreparedProduct {
  const shown = croppedBox(product);
  const ratio = Math.min(1, CARD_SIDE_PX / Math.max(shown.width, shown.height));
  const [width, height] = [Math.round(shown.width * ratio), Math.round(shown.height * ratio)];
  const border = Math.round(BORDER * Math.max(width, height));
  const canvas = createCanvas(width + 2 * border, height + 2 * border);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  smoothFor(ctx, ratio);
  const { left, top } = shown;
  ctx.drawImage(
    canvasOf(product.blurredBehind ?? product.photo),
    left,
    top,
    shown.width,
    shown.height,
    border,
    border,
    width,
    height,
  );
  const card = rasterOf(canvas);
  const box = { left: 0, top: 0, width: card.width, height: card.height };
  // It fills its "photo", but nothing of it is cut off.
  const { cutBeside: _, ...prepared } = prepareProduct({ photo: card, cutout: card, box, score: 1 });
  return { ...prepared, isCutOff: false, isCutAbove: false, lies: false, pitchDeg: PITCH_DEG };
}
