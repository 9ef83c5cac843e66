import type { TouchUpBox, TouchUpStroke } from '@vitrine/contract';
import { isBrush, type Tool } from './tools.ts';
import type { Point, Size } from '../../../lib/view/view.ts';

/** Distinguishable on any photo; the sign in the brush repeats the meaning without colour. */
const INK = { keep: '#4fd39a', erase: '#ff6a4d' } as const;
const LIGHT = '#ffffff';
const DARK = 'rgb(19 18 17 / 0.75)';
const STROKE_ALPHA = 0.55;
/** In CSS pixels. */
const LINE = 1.5;
const HALO = 3.5;
const DASH = 6;
const SIGN = 5;
const LEAST_BRUSH = 3;
const RING = { pending: 16, settled: 8 } as const;
const DOT = 1.5;

/** A light line with a dark edge, visible on any background and of constant width at any zoom. */
export function strokeTwice(brush: CanvasRenderingContext2D, path: Path2D, scale: number, dash = 0): void {
  brush.lineJoin = 'round';
  brush.lineCap = 'butt';
  brush.setLineDash([]);
  brush.strokeStyle = DARK;
  brush.lineWidth = HALO / scale;
  brush.stroke(path);
  brush.setLineDash(dash === 0 ? [] : [dash / scale, dash / scale]);
  brush.strokeStyle = LIGHT;
  brush.lineWidth = LINE / scale;
  brush.stroke(path);
  brush.setLineDash([]);
}

export function paintStroke(brush: CanvasRenderingContext2D, stroke: TouchUpStroke, picture: Size): void {
  const { mode, radius, points } = stroke;
  const width = 2 * radius * Math.max(picture.width, picture.height);
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x * picture.width, y * picture.height);
  // A line of zero length would have no round caps.
  if (points.length === 1) path.lineTo(points[0]![0] * picture.width + width / 1000, points[0]![1] * picture.height);
  brush.save();
  brush.globalAlpha = STROKE_ALPHA;
  brush.strokeStyle = INK[mode];
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.lineWidth = width;
  brush.stroke(path);
  brush.restore();
}

export function paintBox(
  brush: CanvasRenderingContext2D,
  { x, y, w, h }: TouchUpBox,
  { width, height }: Size,
  scale: number,
): void {
  const path = new Path2D();
  path.rect(x * width, y * height, w * width, h * height);
  strokeTwice(brush, path, scale, DASH);
}

/** A ring at the tap: wide until the cut-out includes it. */
export function paintTap(
  brush: CanvasRenderingContext2D,
  { at, isPending }: { at: Point; isPending: boolean },
  { width, height }: Size,
  scale: number,
): void {
  const path = new Path2D();
  for (const radius of [isPending ? RING.pending : RING.settled, DOT]) {
    path.moveTo(at.x * width + radius / scale, at.y * height);
    path.arc(at.x * width, at.y * height, radius / scale, 0, 2 * Math.PI);
  }
  strokeTwice(brush, path, scale);
}

interface Brush {
  frame: { picture: Size };
  tool: Tool;
  radius: number;
}

/** The brush with the sign of its tool; a crosshair for the box. */
export function paintCursor(brush: CanvasRenderingContext2D, at: Point, given: Brush, scale: number): void {
  const { picture } = given.frame;
  const [x, y] = [at.x * picture.width, at.y * picture.height];
  const path = new Path2D();
  const sign = (isBrush(given.tool) ? SIGN : 2 * SIGN) / scale;
  if (isBrush(given.tool)) {
    const radius = Math.max(given.radius * Math.max(picture.width, picture.height), LEAST_BRUSH / scale);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  }
  path.moveTo(x - sign, y);
  path.lineTo(x + sign, y);
  if (given.tool !== 'erase') {
    path.moveTo(x, y - sign);
    path.lineTo(x, y + sign);
  }
  strokeTwice(brush, path, scale);
}
