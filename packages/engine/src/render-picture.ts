import type { Canvas } from '@napi-rs/canvas';
import { styles } from './catalogue.ts';
import { checkPicture } from './checks/check-picture.ts';
import { describeSource, writeXmp } from './export/describe-source.ts';
import { encodeAlone, encodePicture } from './export/encode-picture.ts';
import { drawMark, markProof } from './export/mark-proof.ts';
import { type AloneKind, PREVIEW_SIDE_PX, PROOF_SIDE_PX } from './identifiers.ts';
import type {
  HandSheet,
  PictureOptions,
  Product,
  Raster,
  RenderedPicture,
  RenderRequest,
  StoredProduct,
} from './model.ts';
import { isKept, openProduct } from './product/open-product.ts';
import { drawAlone } from './hands/draw-alone.ts';
import { drawSheet } from './hands/draw-sheet.ts';
import { listOptions, renderStyle, type StyleInput } from './styles/render-style.ts';

/** Maximum ratio of the product's side to the picture's: a detail crop needs this much. */
const PRODUCT_SHARE = 2;

/** A request in a thread: of its photos only the keys at first. */
export type RenderTask = Omit<RenderRequest, 'products'> & {
  products: (StoredProduct | KeyOnly)[];
  /** Maximum longer side of a final and its preview; null or left out: the style's own. */
  finalSidePx?: number | null;
};
type KeyOnly = Pick<StoredProduct, 'key' | 'isWhole'>;

/**
 * One picture from start to end: prepare the products, draw the style, encode, check. Null if a needed photo is present only as a
 * key.
 * @throws EngineError `unreadable_image` | `no_product_found`
 */
export async function renderPicture(request: RenderTask): Promise<RenderedPicture | null> {
  const { widthPx, heightPx, productSidePx } = measureRequest(request);
  const products = await openProducts(request, productSidePx);
  if (products === null) return null;
  if (request.alone) return renderAlone({ ...request, alone: request.alone, products, widthPx, heightPx });
  const drawn = await renderStyle({ ...request, products, widthPx, heightPx, isFormed: request.form !== undefined });
  const pixels = markedAsDue(drawn.pixels, request);
  const bytes = await encodePicture(pixels, {
    format: request.format,
    fullColour: drawn.texts.length > 0,
    xmp: writeXmp(describeSource(request.style)),
  });
  const checks = checkPicture({ ...drawn, bytes: bytes.byteLength, cutout: products[0]!.cutout });
  return { bytes, width: widthPx, height: heightPx, checks };
}

/** Watermarks unpaid and sandbox pictures. */
function markedAsDue(pixels: Raster, { size, isMarked }: Pick<RenderTask, 'size' | 'isMarked'>): Raster {
  if (size === 'proof') return markProof(pixels);
  return isMarked === true ? markProof(pixels, 'sandbox') : pixels;
}

/** The product without background; its visible pixels are measured. */
async function renderAlone(
  request: StyleInput & Pick<RenderTask, 'format' | 'size' | 'isMarked'> & { alone: AloneKind },
): Promise<RenderedPicture> {
  const drawn = await drawAlone(request, request.alone);
  const bytes = await encodeAlone(markedAsDue(drawn.pixels, request), {
    format: request.format,
    xmp: writeXmp(describeSource(request.style)),
  });
  const checks = checkPicture({ ...drawn, bytes: bytes.byteLength, cutout: request.products[0]!.cutout });
  return { bytes, width: request.widthPx, height: request.heightPx, checks };
}

/**
 * The possible changes of a picture, without drawing it; null as above.
 * @throws EngineError `unreadable_image` | `no_product_found`
 */
export async function listPictureOptions(request: RenderTask): Promise<PictureOptions | null> {
  const products = await openProducts(request, PREVIEW_SIDE_PX * PRODUCT_SHARE);
  if (products === null) return null;
  return listOptions({ ...request, products });
}

/**
 * A picture's layers for moving its product by hand, at preview size, or at proof size with our watermark; null as above.
 * @throws EngineError `unreadable_image` | `no_product_found`
 */
export async function drawHandSheet(request: RenderTask): Promise<HandSheet | null> {
  const isProof = request.size === 'proof';
  const { widthPx, heightPx, productSidePx } = measureRequest({ ...request, size: isProof ? 'proof' : 'preview' });
  const products = await openProducts(request, productSidePx);
  return products && drawSheet({ ...request, products, widthPx, heightPx }, isProof ? markLayer : undefined);
}

/** Transparent pixels stay transparent: a watermark there would cover the product that moves beneath. */
function markLayer(canvas: Canvas): void {
  const ctx = canvas.getContext('2d');
  ctx.globalCompositeOperation = 'source-atop';
  drawMark(ctx, canvas);
}

/** The main product comes last: every other picture of the set needs it, so it should stay cached longest. */
async function openProducts({ products: told, alone }: RenderTask, sidePx: number): Promise<Product[] | null> {
  // A product without its ground is what was cut out, trusted or not.
  const stored = alone === undefined ? told : told.map((product) => ({ ...product, isWhole: false }));
  if (!stored.every((product) => 'photo' in product || isKept(product, sidePx))) return null;
  const products = [];
  for (const product of stored.toReversed()) products.unshift(await openProduct(product, sidePx));
  return products;
}

function measureRequest(task: RenderTask): { widthPx: number; heightPx: number; productSidePx: number } {
  const { style, size, form } = task;
  const finalSidePx = task.finalSidePx ?? Infinity;
  const info = styles.find(({ id }) => id === style);
  if (info === undefined) throw new RangeError(`No style is called ${style}`);
  const { width, height } = form ?? info;
  const ownSidePx = Math.max(width, height);
  const sidePx =
    size === 'proof' ? PROOF_SIDE_PX : Math.min(size === 'final' ? ownSidePx : PREVIEW_SIDE_PX, finalSidePx);
  const scale = sidePx / ownSidePx;
  return {
    widthPx: Math.round(width * scale),
    heightPx: Math.round(height * scale),
    productSidePx: size === 'final' ? Math.min(Math.max(info.width, info.height), finalSidePx) : sidePx * PRODUCT_SHARE,
  };
}
