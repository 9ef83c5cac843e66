import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { FramedPhoto } from '../decor/show-photo.ts';
import type { Raster } from '../model.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { blurField } from '../pixels/blur-field.ts';
import { canvasOf, rasterOf, release, resized, smoothFor } from '../pixels/rasters.ts';
import type { Edge } from './unevenness.ts';

/** Width of the bands along a photo's edges that show nothing of the product, shares of its width and height. */
export type FreeBands = Readonly<Record<Edge, number>>;

/** A side of a photo: the direction to it, and the sign along it. */
interface Side {
  band: Edge;
  along: 'x' | 'y';
  sign: 1 | -1;
}

const SIDES: readonly Side[] = [
  { band: 'left', along: 'x', sign: -1 },
  { band: 'right', along: 'x', sign: 1 },
  { band: 'above', along: 'y', sign: -1 },
  { band: 'below', along: 'y', sign: 1 },
];

/** Longer side of the strip that is blurred, pixels; standard deviation of the blur there. */
const [SOFT_PX, SOFT_SIGMA] = [160, 5];
/** Share of a strip's width over which it becomes soft, and share of the mirrored band: repeated, its pattern would be seen. */
const [FADE, FADE_OF_BAND] = [0.5, 1.2];
/** Narrowest strip that is drawn, and how far each reaches below the photo, whose outermost pixels are half transparent: units, pixels. */
const [LEAST, UNDER_PX] = [0.25, 2];

/**
 * What lies beyond a photo's edges in a window that it does not fill: its own edges mirrored, softer the farther away. Only the bands beside the
 * product are mirrored, so nothing of it is seen twice.
 */
export function continueEdges(photo: Raster, { window, box }: FramedPhoto, free: FreeBands): Layer {
  const gaps = SIDES.map((side) => ({ side, strip: stripOf(side, window, box) })).filter(
    ({ side, strip }) => strip.w > LEAST && strip.h > LEAST && free[side.band] > 0,
  );
  return {
    name: 'beyond the photo',
    draw({ ctx, scale }) {
      if (gaps.length === 0) return;
      const source = canvasOf(photo);
      for (const { side, strip: beyond } of gaps) {
        const strip = reachUnder(beyond, side, UNDER_PX / scale);
        const period = free[side.band] * (side.along === 'x' ? box.w : box.h);
        const drawn = drawStrip(source, { side, strip, box, period, scale });
        smoothFor(ctx, 1);
        ctx.drawImage(drawn, strip.x, strip.y, strip.w, strip.h);
        release(drawn);
      }
      release(source);
    },
  };
}

/** The part of a window beyond one side of the photo; empty if there is none. */
function stripOf({ along, sign }: Side, window: UnitBox, box: UnitBox): UnitBox {
  if (along === 'x') {
    const [from, to] = sign < 0 ? [window.x, box.x] : [box.x + box.w, window.x + window.w];
    return { x: from, y: window.y, w: Math.max(0, to - from), h: window.h };
  }
  const [from, to] = sign < 0 ? [window.y, box.y] : [box.y + box.h, window.y + window.h];
  return { x: window.x, y: from, w: window.w, h: Math.max(0, to - from) };
}

/** The strip, `more` units longer towards the photo. */
function reachUnder({ x, y, w, h }: UnitBox, { along, sign }: Side, more: number): UnitBox {
  const from = sign > 0 ? more : 0;
  return along === 'x' ? { x: x - from, y, w: w + more, h } : { x, y: y - from, w, h: h + more };
}

interface Strip {
  side: Side;
  strip: UnitBox;
  /** The photo, units. */
  box: UnitBox;
  /** Width of what is mirrored, units. */
  period: number;
  scale: number;
}

/** The strip in pixels: mirrored bands, fading into their blur. */
function drawStrip(source: Canvas, { side, strip, box, period, scale }: Strip): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(strip.w * scale)), Math.max(1, Math.round(strip.h * scale)));
  const ctx = canvas.getContext('2d');
  const { along, sign } = side;
  const [seam, gap] =
    along === 'x' ? [sign < 0 ? box.x : box.x + box.w, strip.w] : [sign < 0 ? box.y : box.y + box.h, strip.h];
  ctx.scale(canvas.width / strip.w, canvas.height / strip.h);
  ctx.translate(-strip.x, -strip.y);
  smoothFor(ctx, (box.w * scale) / source.width);
  // The photo itself fills what lies below it.
  ctx.drawImage(source, box.x, box.y, box.w, box.h);
  for (let tile = 0; tile * period < gap; tile++) {
    ctx.save();
    const from = sign < 0 ? seam - (tile + 1) * period : seam + tile * period;
    ctx.beginPath();
    if (along === 'x') ctx.rect(from, strip.y, period, strip.h);
    else ctx.rect(strip.x, from, strip.w, period);
    ctx.clip();
    const isMirrored = tile % 2 === 0;
    const shift = isMirrored ? 2 * seam + sign * tile * period : sign * (tile + 1) * period;
    ctx.translate(along === 'x' ? shift : 0, along === 'y' ? shift : 0);
    if (isMirrored) ctx.scale(along === 'x' ? -1 : 1, along === 'y' ? -1 : 1);
    ctx.drawImage(source, box.x, box.y, box.w, box.h);
    ctx.restore();
  }
  const soft = softened(canvas, side, Math.min(FADE, (FADE_OF_BAND * period) / gap));
  ctx.resetTransform();
  ctx.drawImage(soft, 0, 0);
  release(soft);
  return canvas;
}

/** The blurred strip, transparent at the photo's edge. @param fadeShare of its width, over which it becomes opaque */
function softened(strip: Canvas, { along, sign }: Side, fadeShare: number): Canvas {
  const ratio = SOFT_PX / Math.max(strip.width, strip.height);
  const small = blurred(rasterOf(resized(strip, strip.width * ratio, strip.height * ratio)));
  const canvas = createCanvas(strip.width, strip.height);
  const ctx = canvas.getContext('2d');
  smoothFor(ctx, 1 / ratio);
  ctx.drawImage(canvasOf(small), 0, 0, canvas.width, canvas.height);
  const length = along === 'x' ? canvas.width : canvas.height;
  const [from, to] = sign < 0 ? [length, length * (1 - fadeShare)] : [0, length * fadeShare];
  const fade = along === 'x' ? ctx.createLinearGradient(from, 0, to, 0) : ctx.createLinearGradient(0, from, 0, to);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function blurred({ data: pixels, width, height }: Raster): Raster {
  const data = new Uint8ClampedArray(pixels.length).fill(255);
  for (let c = 0; c < 3; c++) {
    const field = Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + c]!);
    blurField(field, width, height, SOFT_SIGMA).forEach((value, i) => (data[i * 4 + c] = value));
  }
  return { data, width, height };
}
