import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawLayer } from '../page/draw-picture.ts';
import type { CalloutLine, Frame, HandRoom, Layer, Picture } from '../page/picture.ts';
import { rasterOf, release } from '../pixels/rasters.ts';
import { straightenProduct } from '../product/straighten-product.ts';
import type { Adjustment, Area, CalloutHandle, HandLayer, HandSheet, Raster } from '../model.ts';
import { freedomOf, isFree } from '../styles/freedoms.ts';
import { composeStyle, type StyleInput } from '../styles/render-style.ts';

/** Layers that are drawn as one image: of one role, with one blend. */
interface Group {
  role: HandLayer['role'];
  blend: HandLayer['blend'];
  layers: Layer[];
}

/** Neutral background of a blend mode. */
const NEUTRAL: Record<HandLayer['blend'], string | null> = { normal: null, multiply: '#ffffff', screen: '#000000' };
const WEBP = { quality: 90, alphaQuality: 95, effort: 1 };

/** Draws over a static layer, only where it has pixels. */
type Mark = (canvas: Canvas) => void;

/**
 * Renders a picture's layers separately, so that a page can move the product without a request per step: with the product as
 * composed, and shadow, background and scene from `adjustment`. Without film grain.
 * @param mark drawn over the static layers of unpaid pictures; the product is the seller's own
 */
export async function drawSheet(input: StyleInput, mark?: Mark): Promise<HandSheet> {
  const { style, widthPx: width, heightPx: height } = input;
  const products = input.products.map(straightenProduct);
  const adjustment = input.adjustment && inPlace(input.adjustment);
  const picture = await composeStyle({ ...input, products, adjustment });
  const { frame } = picture;
  const product = picture.layers.find((layer) => layer.product)?.product;
  const room = product?.room?.();
  if (room === undefined || !isFree(style)) return { ...nothingFor(input), width, height };
  const scale = width / frame.width;
  const layers = await Promise.all(groupsOf(picture).map((group) => drawGroup(group, frame, scale, mark)));
  const perPixel = products[0] === input.products[0] ? (product?.unitsPerPixel ?? null) : null;
  const enlargement = perPixel === null ? null : perPixel * scale;
  const callouts = picture.layers.flatMap(({ callout }) => (callout ? [handleOf(callout, frame)] : []));
  return { width, height, layers: layers.flat(), enlargement, callouts, ...boundsOf(input, frame, room) };
}

const inPlace = (adjustment: Adjustment): Adjustment => ({ ...adjustment, x: 0, y: 0, scale: 1, turn: 0 });

function boundsOf(
  { style }: Pick<StyleInput, 'style'>,
  frame: Frame,
  { own, reach, scale, vanishing, shadows }: HandRoom,
): Omit<HandSheet, 'width' | 'height' | 'layers' | 'enlargement' | 'callouts'> {
  const freedom = freedomOf(style);
  const share = (units: number): number => (freedom.moves ? units / 1000 : 0);
  return {
    own: areaOf(own, frame),
    reach: { left: share(reach.left), right: share(reach.right), up: share(reach.up), down: share(reach.down) },
    scale: {
      least: Math.max(scale.least, freedom.scale.least),
      most: Math.min(scale.most, freedom.scale.most),
    },
    turns: freedom.turns,
    vanishing: vanishing === null ? null : vanishing / frame.height,
    shadows: [...shadows],
    grounds: freedom.ground,
  };
}

function nothingFor(input: StyleInput): HandSheet {
  const still = { own: { x: 0, y: 0, w: 0, h: 0 }, reach: { left: 0, right: 0, up: 0, down: 0 }, vanishing: null };
  const bounds = boundsOf(input, { width: 1, height: 1 }, { ...still, scale: { least: 1, most: 1 }, shadows: [] });
  return { width: 0, height: 0, layers: [], enlargement: null, callouts: [], ...bounds };
}

const handleOf = ({ label, from, to }: CalloutLine, frame: Frame): CalloutHandle => ({
  label,
  to,
  from: { x: from.x / frame.width, y: from.y / frame.height },
});

const areaOf = ({ x, y, w, h }: HandRoom['own'], frame: Frame): Area => ({
  left: x / frame.width,
  top: y / frame.height,
  width: w / frame.width,
  height: h / frame.height,
});

/** Groups adjacent layers of the same role. Only layers of the marked product move. */
function groupsOf({ layers }: Picture): Group[] {
  const marked = layers.findIndex((layer) => layer.product);
  const roles = layers.map((_, i) => roleAt(layers, marked, i));
  const groups: Group[] = [];
  layers.forEach((layer, i) => {
    const role = roles[i] ?? 'still';
    const blend = layer.blend ?? (role === 'shadow' ? 'multiply' : 'normal');
    const last = groups.at(-1);
    if (last && role === 'still' && last.role === 'still' && last.blend === blend) last.layers.push(layer);
    else groups.push({ role, blend, layers: [layer] });
  });
  return groups;
}

function roleAt(layers: readonly Layer[], marked: number, i: number): HandLayer['role'] {
  if (i === marked) return 'product';
  const { name } = layers[i] ?? {};
  const isNext = i < marked && i >= marked - 2;
  return isNext && (name === 'shadow' || name === 'reflection') ? name : 'still';
}

/** The image of a group, cropped to its content; none if it is empty. */
async function drawGroup(
  { role, blend, layers }: Group,
  frame: Frame,
  scale: number,
  mark?: Mark,
): Promise<HandLayer[]> {
  const canvas = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  const neutral = NEUTRAL[blend];
  if (neutral !== null) {
    const ctx = canvas.getContext('2d');
    ctx.fillStyle = neutral;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
  }
  for (const layer of layers) drawLayer(canvas, layer, frame, scale);
  if (role === 'still' && blend === 'normal') mark?.(canvas);
  const { width, height } = canvas;
  const seen = seenIn(rasterOf(canvas), neutral === '#ffffff' ? 255 : 0, neutral === null ? 3 : 1);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  release(canvas);
  if (seen === null) return [];
  const image = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(seen)
    .webp(WEBP)
    .toBuffer();
  const area = {
    left: seen.left / width,
    top: seen.top / height,
    width: seen.width / width,
    height: seen.height / height,
  };
  return [{ role, blend, image, area }];
}

/** Bounds of the pixels whose `channel` is not `empty`; null without any. */
function seenIn({ data, width, height }: Raster, empty: number, channel: number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + channel] === empty) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : null;
}
