import sharp from 'sharp';
import { wholeProduct } from './whole-product.ts';
import { straightenProduct } from './straighten-product.ts';
import { boundOpaque } from '../pixels/bound-opaque.ts';
import { enhancePhoto } from '../enhance/enhance-photo.ts';
import { evenLight } from '../enhance/even-light.ts';
import type { Plane } from '../pixels/plane.ts';
import { type Box, EngineError, type Product, type Raster, type StoredProduct } from '../model.ts';

/** Twelve megapixels are 48 MB as RGBA, a product at most a little more than twice that. A set of six smaller photos fits as a whole. */
const MAX_KEPT_BYTES = 300e6;
/** Pixels above which a product is scaled down before composition; no picture shows more. */
const MAX_PIXELS = 12_600_000;

/** The uploaded photo is shown beside the result at half the width of a picture at most. */
const UPLOADED_SIDE_PX = 2048;

interface Kept {
  product: Promise<Product>;
  /** 0 until it is decoded. */
  bytes: number;
}

/** What tells one product from another: the same files are kept twice where a photo is shown whole and its product alone. */
type Named = Pick<StoredProduct, 'key' | 'isWhole'>;

const kept = new Map<string, Kept>();
const nameOf = ({ key, isWhole = false }: Named, sidePx: number): string =>
  `${key}${isWhole ? ' whole' : ''}@${sidePx}`;

/** Whether `openProduct` works without the files. */
export const isKept = (product: Named, sidePx: number): boolean => kept.has(nameOf(product, sidePx));

/**
 * Decodes and enhances a stored photo with its cut-out, straightens the product, and caches the latest ones in this thread,
 * limited by bytes.
 * @param stored the key alone is enough for a cached one
 * @param sidePx needed longer side; smaller photos stay as they are
 * @throws EngineError `unreadable_image` | `no_product_found` if the cut-out is empty
 */
export function openProduct(stored: StoredProduct | Named, sidePx: number): Promise<Product> {
  const name = nameOf(stored, sidePx);
  const entry = kept.get(name) ?? keep(name, stored, sidePx);
  // Removed and reinserted at the end: a Map keeps insertion order, so the first is the least recently used.
  kept.delete(name);
  kept.set(name, entry);
  return entry.product;
}

function keep(name: string, stored: StoredProduct | Named, sidePx: number): Kept {
  if (!('photo' in stored)) throw new RangeError(`${stored.key} is not kept`);
  const entry: Kept = { product: decodeProduct(stored, sidePx), bytes: 0 };
  void weigh(name, entry);
  return entry;
}

async function weigh(name: string, entry: Kept): Promise<void> {
  try {
    entry.bytes = bytesOf(await entry.product);
    forgetOldest();
  } catch {
    // The current caller gets the error; the next one may retry.
    kept.delete(name);
  }
}

/** The newest stays whatever its size, because it is in use. */
function forgetOldest(): void {
  let bytes = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  for (const [name, entry] of kept) {
    if (bytes <= MAX_KEPT_BYTES || kept.size === 1) return;
    kept.delete(name);
    bytes -= entry.bytes;
  }
}

const bytesOf = ({ photo, uploaded, cutout, blurredBehind }: Product): number =>
  [...new Set([photo, uploaded, cutout, blurredBehind])].reduce(
    (sum, raster) => sum + (raster?.data.byteLength ?? 0),
    0,
  );

async function decodeProduct(stored: StoredProduct, sidePx: number): Promise<Product> {
  const photo = await decode(stored.photo, sidePx);
  const framed = await decode(stored.cutout, Math.max(photo.width, photo.height));
  if (framed.width !== photo.width || framed.height !== photo.height) {
    throw new EngineError('unreadable_image', 'The cut-out is not framed like its photo');
  }
  const box = boundOpaque(framed);
  if (box === null) throw new EngineError('no_product_found', 'The cut-out is empty');
  const cutout = crop(framed, box);
  const uploaded = await decode(stored.photo, Math.min(sidePx, UPLOADED_SIDE_PX));
  if (stored.isWhole === true) evenLight(photo);
  enhancePhoto(photo, cutout);
  if (stored.isWhole === true) {
    const belief = stored.belief ? await decodeBelief(stored.belief) : null;
    return wholeProduct({ photo, uploaded, cutout, box, score: 0 }, { isPart: stored.isPart === true, belief });
  }
  // Straightened here and not in the styles, so that fidelity is measured against the straightened product.
  return straightenProduct({ photo, uploaded, cutout, box, score: 1 });
}

async function decode(file: Uint8Array, sidePx: number): Promise<Raster> {
  try {
    const image = sharp(file);
    const { width, height } = await image.metadata();
    const bounded = Math.min(sidePx, Math.max(width, height) * Math.sqrt(Math.min(1, MAX_PIXELS / (width * height))));
    const { data, info } = await image
      .resize(Math.round(bounded), Math.round(bounded), { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    return { data: pixels, width: info.width, height: info.height };
  } catch (cause) {
    throw new EngineError('unreadable_image', 'A stored photo or cut-out cannot be decoded', { cause });
  }
}

/** @throws EngineError `unreadable_image` */
async function decodeBelief(file: Uint8Array): Promise<Plane> {
  try {
    const { data, info } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    return { data: Float32Array.from(data, (value) => value / 255), width: info.width, height: info.height };
  } catch (cause) {
    throw new EngineError('unreadable_image', 'The probabilities of a cut-out cannot be decoded', { cause });
  }
}

function crop(raster: Raster, box: Box): Raster {
  const data = new Uint8ClampedArray(box.width * box.height * 4);
  for (let row = 0; row < box.height; row++) {
    const from = ((box.top + row) * raster.width + box.left) * 4;
    data.set(raster.data.subarray(from, from + box.width * 4), row * box.width * 4);
  }
  return { data, width: box.width, height: box.height };
}
