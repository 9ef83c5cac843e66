import { clearAllCache, createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Raster } from '../model.ts';
import { addGrain } from './add-grain.ts';
import type { Frame, Layer, Picture, UnitBox } from './picture.ts';
import { rasterOf, release } from '../pixels/rasters.ts';

/** Layers that belong to the object above them. */
const SOFT: ReadonlySet<string> = new Set(['shadow', 'soft shadow', 'soft layers', 'reflection']);
export const isSoft = ({ name }: Layer): boolean => SOFT.has(name);
/** Units before the frame's edge over which it fades out. */
const RUN_OUT = 70;

/** Pixels above which freeing Skia's caches is worthwhile. */
const LARGE = 4_000_000;

/** The part of a page to draw, units. */
export interface View {
  window: UnitBox;
  /** Colour around the picture if its backgrounds end with its frame; null: they fill the window. */
  mount: string | null;
}

/**
 * Draws a picture at any size. The grain is the last layer, in pixels rather than units.
 * @param view left out: the frame
 */
export function drawPicture(
  picture: Picture,
  widthPx: number,
  heightPx: number,
  seed: number,
  view: View | null = null,
): Raster {
  const canvas = createCanvas(widthPx, heightPx);
  if (view) drawView(canvas, picture, view);
  else for (const layer of picture.layers) drawLayer(canvas, layer, picture.frame, widthPx / picture.frame.width);
  const raster = rasterOf(canvas);
  release(canvas);
  if (widthPx * heightPx > LARGE) clearAllCache();
  if (picture.grain > 0) addGrain(raster, picture.grain, seed);
  return raster;
}

/** Draws the part of the page in the window: backgrounds fill it, everything else keeps its place in the frame. */
function drawView(canvas: Canvas, { layers, frame }: Picture, { window: wanted, mount }: View): void {
  const ctx = canvas.getContext('2d');
  const scale = canvas.width / wanted.w;
  // Snapped to whole pixels, so that a product aligned to pixels in its own frame stays aligned; the window moves with it,
  // otherwise a background would leave part of the last row empty.
  const [left, top] = [Math.round(-wanted.x * scale), Math.round(-wanted.y * scale)];
  ctx.translate(left, top);
  const window = { x: -left / scale, y: -top / scale, w: canvas.width / scale, h: canvas.height / scale };
  if (mount !== null) {
    ctx.fillStyle = mount;
    ctx.fillRect(window.x * scale - 1, window.y * scale - 1, canvas.width + 2, canvas.height + 2);
    ctx.beginPath();
    ctx.rect(0, 0, Math.round(frame.width * scale), Math.round(frame.height * scale));
    ctx.clip();
  }
  for (const layer of layers) {
    if (mount === null && isSoft(layer)) {
      drawRunningOut(canvas, layer, frame, scale);
      continue;
    }
    ctx.save();
    ctx.scale(scale, scale);
    layer.draw({ ctx, scale, frame, ...(mount === null && { window }) });
    ctx.restore();
  }
}

/** Shadows and reflections end at the frame; in an extended page they fade out there. */
function drawRunningOut(canvas: Canvas, layer: Layer, frame: Frame, scale: number): void {
  const ctx = canvas.getContext('2d');
  const [width, height] = [Math.ceil(frame.width * scale), Math.ceil(frame.height * scale)];
  const own = createCanvas(width, height);
  drawLayer(own, layer, frame, scale);
  const inner = own.getContext('2d');
  inner.globalCompositeOperation = 'destination-in';
  for (const [x1, y1, length] of [
    [1, 0, frame.width],
    [0, 1, frame.height],
  ] as const) {
    const fade = inner.createLinearGradient(0, 0, x1 * width, y1 * height);
    const share = RUN_OUT / length;
    for (const [at, alpha] of [
      [0, 0],
      [share, 1],
      [1 - share, 1],
      [1, 0],
    ] as const)
      fade.addColorStop(at, `rgba(0, 0, 0, ${alpha})`);
    inner.fillStyle = fade;
    inner.fillRect(0, 0, width, height);
  }
  ctx.save();
  if (layer.name !== 'reflection') ctx.globalCompositeOperation = 'multiply';
  ctx.drawImage(own, 0, 0);
  ctx.restore();
  release(own);
}

/** Draws one layer; its changes to the context are undone afterwards. */
export function drawLayer(canvas: Canvas, layer: Layer, frame: Frame, scale: number): void {
  const ctx = canvas.getContext('2d');
  ctx.save();
  ctx.scale(scale, scale);
  layer.draw({ ctx, scale, frame });
  ctx.restore();
}

/** Draws some layers small, to analyse what is beneath before a decision. */
export function probeLayers(frame: Frame, layers: readonly Layer[], longerSidePx: number): Raster {
  const scale = longerSidePx / Math.max(frame.width, frame.height);
  const canvas = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  for (const layer of layers) drawLayer(canvas, layer, frame, scale);
  return rasterOf(canvas);
}
