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

/** A picture shows the product at most so many times its own side: what a detail crop needs. */
const PRODUCT_SHARE = 2;

/** A request as it comes to a thread: of its photos the keys alone at first. */
export type RenderTask = Omit<RenderRequest, 'products'> & {
  products: (StoredProduct | KeyOnly)[];
  /** Longer side that a final, and its preview, has at the most; null, and where nothing is said: the style's own. */
  finalSidePx?: number | null;
};
type KeyOnly = Pick<StoredProduct, 'key' | 'isWhole'>;

/**
 * One picture from start to end: prepare the products, draw the style, encode, check. Null when a photo is needed of which there is
 * but the key.
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

/** What nobody has paid for, or pays for ever, bears our mark. */
function markedAsDue(pixels: Raster, { size, isMarked }: Pick<RenderTask, 'size' | 'isMarked'>): Raster {
  if (size === 'proof') return markProof(pixels);
  return isMarked === true ? markProof(pixels, 'sandbox') : pixels;
}

/** The product without its ground; what is measured is what is seen of it. */
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
 * What may be changed about a picture, without drawing it; null as above.
 * @throws EngineError `unreadable_image` | `no_product_found`
 */
export async function listPictureOptions(request: RenderTask): Promise<PictureOptions | null> {
  const products = await openProducts(request, PREVIEW_SIDE_PX * PRODUCT_SHARE);
  if (products === null) return null;
  return listOptions({ ...request, products });
}

/**
 * The layers of a picture for moving its product by hand, at the size of a preview, or of a proof with our mark; null as above.
 * @throws EngineError `unreadable_image` | `no_product_found`
 */
export async function drawHandSheet(request: RenderTask): Promise<HandSheet | null> {
  const isProof = request.size === 'proof';
  const { widthPx, heightPx, productSidePx } = measureRequest({ ...request, size: isProof ? 'proof' : 'preview' });
  const products = await openProducts(request, productSidePx);
  return products && drawSheet({ ...request, products, widthPx, heightPx }, isProof ? markLayer : undefined);
}

/** What is transparent stays so: a mark on it would be drawn over the product that is moved beneath. */
function markLayer(canvas: Canvas): void {
  const ctx = canvas.getContext('2d');
  ctx.globalCompositeOperation = 'source-atop';
  drawMark(ctx, canvas);
}

/** The main one comes last: every other picture of the set needs it, so it is the last to be forgotten. */
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
