import { createCanvas } from '@napi-rs/canvas';
import { drawLayer } from '../page/draw-picture.ts';
import type { Frame, Layer } from '../page/picture.ts';
import { release } from '../pixels/rasters.ts';
import { straightenProduct } from '../product/straighten-product.ts';
import type { AloneKind } from '../identifiers.ts';
import { EngineError, type Raster } from '../model.ts';
import { composeStyle, type StyleInput, type StyleOutput } from '../styles/render-style.ts';

/**
 * A picture's product on a transparent background, in its position: without a shadow, or with its shadow as translucent black,
 * which darkens any background as it did the original. Without floor reflection.
 * @throws EngineError `no_product_found` if the style shows no whole product
 */
export async function drawAlone(input: StyleInput, kind: AloneKind): Promise<StyleOutput> {
  const { frame, layers } = await composeStyle({
    ...input,
    products: input.products.map(straightenProduct),
    isAlone: true,
  });
  const at = layers.findIndex((layer) => layer.product);
  const product = layers[at];
  if (product === undefined) throw new EngineError('no_product_found', `${input.style} shows no whole product`);
  const shadow = layers.slice(Math.max(0, at - 2), at).find(({ name }) => name === 'shadow');
  const pixels = draw([product], frame, input, null);
  if (kind === 'with_shadow' && shadow) layUnder(pixels, draw([shadow], frame, input, '#ffffff'));
  return { pixels, productBox: null, placement: null, texts: [] };
}

function draw(
  layers: readonly Layer[],
  frame: Frame,
  { widthPx, heightPx }: Pick<StyleInput, 'widthPx' | 'heightPx'>,
  ground: string | null,
): Raster {
  const canvas = createCanvas(widthPx, heightPx);
  const ctx = canvas.getContext('2d');
  if (ground !== null) {
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, widthPx, heightPx);
  }
  for (const layer of layers) drawLayer(canvas, layer, frame, widthPx / frame.width);
  // Unpremultiplied: a canvas holds premultiplied colours.
  const { data } = ctx.getImageData(0, 0, widthPx, heightPx);
  release(canvas);
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width: widthPx, height: heightPx };
}

/** Puts a shadow drawn on white under unpremultiplied pixels, as black whose opacity equals the darkness. */
function layUnder({ data }: Raster, shadow: Raster): void {
  for (let i = 0; i < data.length; i += 4) {
    const dark = 255 - (shadow.data[i + 1] ?? 255);
    if (dark === 0) continue;
    const over = (data[i + 3] ?? 0) / 255;
    const under = (dark / 255) * (1 - over);
    const all = over + under;
    for (let c = 0; c < 3; c++) data[i + c] = all > 0 ? ((data[i + c] ?? 0) * over) / all : 0;
    data[i + 3] = 255 * all;
  }
}
