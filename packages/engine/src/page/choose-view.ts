import { createCanvas } from '@napi-rs/canvas';
import { drawLayer, isSoft, probeLayers, type View } from './draw-picture.ts';
import type { Frame, Layer, Picture, UnitBox } from './picture.ts';
import { rasterOf, release } from '../pixels/rasters.ts';

/** Margin around a picture's content, units. */
const AIR = 45;
/** Longer side for analysing a picture. */
const PROBE_PX = 250;
/** Alpha from which a pixel counts as content. */
const SEEN = 24;
/** Share of a picture's own colour in its mount. */
const TINT = 0.16;
/** Fraction of the window that a mirrored scene may fill on each side. */
const MIRRORED = 0.08;

/** Bounds of a picture's content. */
interface Shown {
  box: UnitBox;
  /** Sides where the frame cuts content off: beyond them it would end in mid-air. */
  cut: Readonly<Record<'left' | 'top' | 'right' | 'bottom', boolean>>;
}

/**
 * The part of a picture's page to draw in a frame of another aspect ratio: as much of the page as fits, including all content; if
 * that exceeds the page, its backgrounds are extended. If a background cannot be extended, a scene would be visible twice, or the
 * frame cuts content off, the whole picture is mounted on a plain colour derived from it.
 * @param aspect width over height
 */
export function chooseView(picture: Picture, aspect: number): View {
  const { frame, layers } = picture;
  const shown = findShown(frame, layers);
  const across = shown && placeAlong(frame, shown, aspect);
  if (across && layers.every((layer) => isEnough(layer, across))) return { window: across, mount: null };
  const [w, h] = [Math.max(frame.width, frame.height * aspect), Math.max(frame.height, frame.width / aspect)];
  const window = { x: (frame.width - w) / 2, y: (frame.height - h) / 2, w, h };
  return { window, mount: mountOf(frame, layers) };
}

/** Null if the first layer is not an endless background: then it is unknown what may be cropped. */
function findShown(frame: Frame, layers: readonly Layer[]): Shown | null {
  if (!layers[0]?.isEndless) return null;
  const scale = PROBE_PX / Math.max(frame.width, frame.height);
  const canvas = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  for (const layer of layers) if (!layer.isEndless && !isSoft(layer)) drawLayer(canvas, layer, frame, scale);
  const { data, width, height } = rasterOf(canvas);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < width * height; i++) {
    if ((data[4 * i + 3] ?? 0) < SEEN) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  release(canvas);
  if (right < 0) return null;
  const cut = { left: left === 0, top: top === 0, right: right === width - 1, bottom: bottom === height - 1 };
  const [x, y] = [Math.max(0, left / scale - AIR), Math.max(0, top / scale - AIR)];
  const w = Math.min(frame.width, (right + 1) / scale + AIR) - x;
  return { box: { x, y, w, h: Math.min(frame.height, (bottom + 1) / scale + AIR) - y }, cut };
}

/** Whether a background almost fills the window: a small mirrored part is not noticeable. */
function isEnough({ extent }: Layer, { x, y, w, h }: UnitBox): boolean {
  if (extent === undefined) return true;
  const [across, down] = [MIRRORED * w, MIRRORED * h];
  const isWide = x >= extent.x - across && x + w <= extent.x + extent.w + across;
  return isWide && y >= extent.y - down && y + h <= extent.y + extent.h + down;
}

function placeAlong({ width, height }: Frame, { box, cut }: Shown, aspect: number): UnitBox | null {
  const h = Math.max(Math.min(height, width / aspect), box.h, box.w / aspect);
  const w = h * aspect;
  const x = start(w, width, { from: box.x, size: box.w, isCutAtStart: cut.left, isCutAtEnd: cut.right });
  const y = start(h, height, { from: box.y, size: box.h, isCutAtStart: cut.top, isCutAtEnd: cut.bottom });
  return x === null || y === null ? null : { x, y, w, h };
}

interface Along {
  from: number;
  size: number;
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

/** Start of the window along one side; null if it would show an edge that the frame hides. */
function start(window: number, frame: number, { from, size, isCutAtStart, isCutAtEnd }: Along): number | null {
  const inside = window <= frame + 1e-6;
  if (isCutAtStart && isCutAtEnd) return Math.abs(window - frame) < 1 ? 0 : null;
  if (isCutAtStart) return 0;
  if (isCutAtEnd) return frame - window;
  if (!inside) return (frame - window) / 2;
  return Math.min(frame - window, Math.max(0, from + size / 2 - window / 2));
}

/** The mean colour along the frame, lightened like a passe-partout. */
function mountOf(frame: Frame, layers: readonly Layer[]): string {
  const { data, width, height } = probeLayers(frame, layers, PROBE_PX / 4);
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[4 * i + c] ?? 0);
    count++;
  }
  return `rgb(${sum.map((value) => Math.round(255 - (255 - value / count) * TINT)).join(', ')})`;
}
