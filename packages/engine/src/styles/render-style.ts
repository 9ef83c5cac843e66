import type { CategoryId, StyleId } from '../identifiers.ts';
import type { Box, Product, Raster } from '../model.ts';

/** What a style needs: the picture is the same at every size, so `widthPx`/`heightPx` only say how finely it is drawn. */
export interface StyleInput {
  style: StyleId;
  /** 1–6; `products[0]` is the main one. */
  products: Product[];
  language: string;
  description: string;
  category: CategoryId | null;
  seed: number;
  widthPx: number;
  heightPx: number;
}

/** A picture, and where the product stands in it. */
export interface StyleOutput {
  pixels: Raster;
  /** Where the main product lies, in pixels of the picture; null when no whole product is shown. */
  productBox: Box | null;
  /** Picture pixels per cut-out pixel; null when the product is turned in perspective or cropped. */
  placement: { scale: number } | null;
  /** Every line of text on the picture, in reading order. */
  texts: string[];
}

/** Draws one style. */
export async function renderStyle(input: StyleInput): Promise<StyleOutput> {
  const { widthPx: width, heightPx: height } = input;
  return {
    pixels: { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height },
    productBox: null,
    placement: null,
    texts: [],
  };
}
