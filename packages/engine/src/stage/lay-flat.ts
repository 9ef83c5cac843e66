import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { Linear } from '../pixels/colour.ts';
import { drawCutout } from './draw-product.ts';
import type { Frame, Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { smoothFor } from '../pixels/rasters.ts';
import type { Stage } from './stage.ts';

export interface LyingWish {
  height: number;
  maxWidth: number;
  /** Centre of the visible product, units. */
  at: UnitPoint;
  turnDeg: number;
  /** Thickness as a share of its shorter side; if omitted, the usual one for such a product. */
  thickness?: number;
  /** The image to draw, at the given resolution (pixels per unit); if omitted, the cut-out. */
  drawAt?: (pixelsPerUnit: number) => Canvas;
}

/** A product lying flat: its cut-out's box around the centre of rotation, and the rotation in radians. */
interface Lying {
  at: UnitPoint;
  turn: number;
  box: UnitBox;
  /** Visible size before the rotation, units. */
  w: number;
  h: number;
  /** Units. */
  thick: number;
}

const PX_PER_UNIT = 0.45;
/** Assumed thickness as a share of the shorter side: a shirt or scissors; a product seen from above that may stand; a book laid down. */
const THICKNESS = { thin: 0.06, fromAbove: 0.09, laid: 0.17 };
const STEPS = 10;
/** Share of the table's light pattern that falls on the product: all of it would hide its print. */
const PATTERN_SHARE = 0.6;

/** The product lying on the stage, seen from straight above, with a shadow in the stage's light. */
export function layFlat(stage: Stage, product: PreparedProduct, wish: LyingWish): Layer[] {
  const { frame } = stage;
  const lying = lieDown(product, wish);
  let shadow: Canvas | undefined;
  let pattern: Canvas[] | undefined;
  return [
    {
      name: 'shadow',
      draw({ ctx }) {
        shadow ??= shadowCanvas(stage, product.cutout, lying);
        ctx.globalCompositeOperation = 'multiply';
        ctx.drawImage(shadow, 0, 0, frame.width, frame.height);
      },
    },
    {
      name: 'product',
      product: { box: turnedBounds(lying), raster: null, unitsPerPixel: null },
      draw(surface) {
        surface.ctx.translate(lying.at.x, lying.at.y);
        surface.ctx.rotate(lying.turn);
        pattern ??= shadePattern(stage, lying);
        drawCutout(surface, wish.drawAt?.(surface.scale) ?? product.cutout, pattern, lying.box);
      },
    },
  ];
}

function lieDown(product: PreparedProduct, wish: LyingWish): Lying {
  const { extent, silhouette } = product;
  const { height, maxWidth, at, turnDeg, thickness = thicknessOf(product) } = wish;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const scale = Math.min(height / h, maxWidth / w);
  const box = {
    x: (-(extent.left + extent.right) / 2) * scale,
    y: (-(extent.top + extent.bottom) / 2) * scale,
    w: silhouette.width * scale,
    h: silhouette.height * scale,
  };
  return {
    at,
    turn: (turnDeg * Math.PI) / 180,
    box,
    w: w * scale,
    h: h * scale,
    thick: Math.min(w, h) * scale * thickness,
  };
}

function thicknessOf({ lies, isFromAbove, isLow }: PreparedProduct): number {
  if (isFromAbove) return THICKNESS.fromAbove;
  return lies || isLow ? THICKNESS.thin : THICKNESS.laid;
}

const PATTERN_PX = 160;

/** Whatever keeps the key light from the table (leaves in front of the window) keeps it from the product too. */
function shadePattern({ keyMap, frame, light }: Stage, { at, turn, box }: Lying): Canvas[] {
  if (!keyMap) return [];
  const canvas = createCanvas(PATTERN_PX, PATTERN_PX);
  const pixels = new Uint8ClampedArray(PATTERN_PX * PATTERN_PX * 4);
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  for (let i = 0; i < PATTERN_PX * PATTERN_PX; i++) {
    const x = box.x + (((i % PATTERN_PX) + 0.5) / PATTERN_PX) * box.w;
    const y = box.y + ((Math.floor(i / PATTERN_PX) + 0.5) / PATTERN_PX) * box.h;
    const u = (at.x + x * cosine - y * sine) / frame.width;
    const v = (at.y + x * sine + y * cosine) / frame.height;
    const column = Math.min(keyMap.width - 1, Math.max(0, Math.floor(u * keyMap.width)));
    const row = Math.min(keyMap.height - 1, Math.max(0, Math.floor(v * keyMap.height)));
    const lit = keyMap.values[row * keyMap.width + column] ?? 1;
    pixels[i * 4 + 3] = 255 * (1 - (1 - light.strength * PATTERN_SHARE * (1 - lit)) ** (1 / 2.2));
  }
  canvas.getContext('2d').putImageData(new ImageData(pixels, PATTERN_PX, PATTERN_PX), 0, 0);
  return [canvas];
}

/** A dark contact line, a soft rim around it, and the shadow that its thickness casts. */
function shadowCanvas({ frame, light }: Stage, cutout: Canvas, lying: Lying): Canvas {
  const canvas = createCanvas(Math.ceil(frame.width * PX_PER_UNIT), Math.ceil(frame.height * PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  const { thick } = lying;
  const [x, y, z] = light.direction;
  const run = { x: (-x / Math.max(0.3, z)) * thick, y: (y / Math.max(0.3, z)) * thick };
  const penumbra = 2.5 + thick * Math.tan(((Math.min(80, light.softnessDeg) / 2) * Math.PI) / 180) * 0.7;
  const cast = silhouetteSmeared(frame, cutout, lying, run);
  const passes = [
    { image: cast, blur: penumbra, opacity: Math.min(0.72, light.strength * 0.86) },
    { image: silhouetteSmeared(frame, cutout, lying, { x: 0, y: 0 }), blur: 2.6, opacity: 0.3 * light.contact },
    { image: cast, blur: 26, opacity: 0.26 * light.contact },
  ];
  for (const { image, blur, opacity } of passes) {
    ctx.filter = `blur(${(blur * PX_PER_UNIT).toFixed(1)}px)`;
    ctx.globalAlpha = opacity;
    ctx.drawImage(image, 0, 0);
  }
  ctx.filter = 'none';
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = shadeOf(light.shadowTint);
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The silhouette drawn repeatedly along `run`. */
function silhouetteSmeared(frame: Frame, cutout: Canvas, { at, turn, box }: Lying, run: UnitPoint): Canvas {
  const canvas = createCanvas(Math.ceil(frame.width * PX_PER_UNIT), Math.ceil(frame.height * PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  const steps = run.x === 0 && run.y === 0 ? 1 : STEPS;
  for (let step = 0; step < steps; step++) {
    const share = step / Math.max(1, steps - 1);
    ctx.setTransform(PX_PER_UNIT, 0, 0, PX_PER_UNIT, 0, 0);
    ctx.translate(at.x + run.x * share, at.y + run.y * share);
    ctx.rotate(turn);
    smoothFor(ctx, (box.w * PX_PER_UNIT) / cutout.width);
    ctx.drawImage(cutout, box.x, box.y, box.w, box.h);
  }
  return canvas;
}

/** A shadow's colour: dark, tinted by the remaining light. */
function shadeOf(tint: Linear): string {
  const most = Math.max(...tint);
  const [red, green, blue] = tint.map((v) => Math.round(14 + 26 * (v / most)));
  return `rgb(${red}, ${green}, ${blue})`;
}

function turnedBounds({ at, turn, w, h }: Lying): UnitBox {
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.cos(turn)];
  const [bw, bh] = [w * cosine + h * sine, h * cosine + w * sine];
  return { x: at.x - bw / 2, y: at.y - bh / 2, w: bw, h: bh };
}
