import type { Pen } from './create-pen.ts';
import type { Editor } from './use-editor.ts';
import type { Surface } from './use-surface.ts';
import { type Frame, type Point, type Size, toSurface } from '../../../lib/view/view.ts';

/** Step of an arrow key, as a fraction of the photo's longer side; with Shift, and without. */
const FAR = 0.05;
const NEAR = 0.01;
/** Minimum distance of the brush from the edge of the visible part, in CSS pixels. */
const SIGHT_PX = 40;
export const MIDDLE: Point = { x: 0.5, y: 0.5 };

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** A position moved by `step`, a fraction of the photo's longer side, clamped to the photo. */
function moved(from: Point, by: Point, step: number, { width, height }: Size): Point {
  const length = step * Math.max(width, height);
  return { x: clamp(from.x + (by.x * length) / width), y: clamp(from.y + (by.y * length) / height) };
}

/** How far a zoomed picture must pan to make a position visible, in CSS pixels. */
function wayIntoSight(frame: Frame, at: Point): [across: number, down: number] {
  const { x, y } = toSurface(frame, at);
  const off = (place: number, size: number) => Math.min(0, size - SIGHT_PX - place) + Math.max(0, SIGHT_PX - place);
  return [off(x, frame.surface.width), off(y, frame.surface.height)];
}

/** Keyboard control of the brush. `onMove` reports its position. */
export function useBrushKeys(
  { tool, awaitsTap, tap }: Editor,
  pen: Pen,
  { frame, begin, end, pan }: Surface,
  onMove: (at: Point) => void,
) {
  const keepInSight = (at: Point) => {
    const [across, down] = wayIntoSight(frame, at);
    if (frame.view.zoom > 1 && (across !== 0 || down !== 0)) pan(across, down);
  };
  return {
    move: (by: Point, far: boolean) => {
      const { cursor, drawsBy } = pen.now();
      const at = moved(cursor ?? MIDDLE, by, far ? FAR : NEAR, frame.picture);
      pen.change({ cursor: at, byKeys: true });
      if (drawsBy !== null) pen.extend([at]);
      keepInSight(at);
      onMove(at);
    },
    tap: () => {
      if (tool !== 'move') tap(pen.now().cursor ?? MIDDLE);
    },
    press: (key: 'space' | 'enter') => {
      const { byKeys, drawsBy, cursor } = pen.now();
      if (key === 'enter' && drawsBy === 'enter') return end();
      if (byKeys && key === 'enter' && drawsBy === null && awaitsTap) tap(cursor ?? MIDDLE);
      else if (!byKeys) pen.change({ isPanning: key === 'space' });
      else if (drawsBy === null && tool !== 'move') {
        begin(cursor ?? MIDDLE);
        pen.change({ drawsBy: key });
      }
    },
    release: () => {
      const { drawsBy } = pen.now();
      pen.change({ isPanning: false });
      if (drawsBy === 'space') end();
    },
  };
}
