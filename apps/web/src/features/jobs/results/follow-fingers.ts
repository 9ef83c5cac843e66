import type { Point } from '../../../lib/view/view.ts';
import { pointOn, wheelZoom } from '../../../lib/view/wheel-zoom.ts';

/** Gestures on a viewed picture; points and distances in CSS pixels of the surface. */
export interface FingerHandlers {
  isZoomed: () => boolean;
  pan: (across: number, down: number) => void;
  zoom: (factor: number, at: Point) => void;
  /** A double click or tap. */
  toggle: (at: Point) => void;
  /** A swipe across an unzoomed picture: 1 to the right. */
  swipe: (towards: 1 | -1) => void;
}

const TAP_PX = 10;
const DOUBLE_TAP_PX = 32;
const DOUBLE_TAP_MS = 350;
const SWIPE_PX = 48;

/**
 * Zooms by wheel, pinch and double click or tap; one pointer pans a zoomed picture, and a swipe over an unzoomed one goes to the
 * next. A wheel event that cannot zoom scrolls the page.
 * @returns stops following
 */
export function followFingers(surface: HTMLElement, handlers: FingerHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { press, move, release } = createFingers(surface, handlers);
  surface.addEventListener('pointerdown', press, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', release, { signal });
  surface.addEventListener('pointercancel', release, { signal });
  surface.addEventListener('wheel', (event) => turnWheel(event, surface, handlers), { signal, passive: false });
  return () => stop.abort();
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function turnWheel(event: WheelEvent, surface: HTMLElement, { isZoomed, zoom }: FingerHandlers): void {
  if (event.deltaY >= 0 && !event.ctrlKey && !isZoomed()) return;
  event.preventDefault();
  zoom(wheelZoom(event), pointOn(surface, event));
}

/** Where one finger went down, and whether another joined it. */
interface Stroke {
  from: Point;
  alone: boolean;
}

function createFingers(surface: HTMLElement, handlers: FingerHandlers) {
  const down = new Map<number, Point>();
  const judge = createJudge(handlers);
  let stroke: Stroke | null = null;

  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || down.size === 2) return;
    surface.setPointerCapture(event.pointerId);
    const at = pointOn(surface, event);
    down.set(event.pointerId, at);
    stroke = { from: down.size === 1 ? at : (stroke?.from ?? at), alone: down.size === 1 };
  };
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId) || stroke === null) return;
    const before = spanOf(down);
    down.set(event.pointerId, pointOn(surface, event));
    const now = spanOf(down);
    // The remaining finger of a pinch does nothing until it is lifted.
    if (stroke.alone ? handlers.isZoomed() : down.size === 2) handlers.pan(now.x - before.x, now.y - before.y);
    if (before.length > 0) handlers.zoom(now.length / before.length, now);
  };
  const release = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0 || stroke === null) return;
    if (stroke.alone && event.type === 'pointerup') judge(stroke.from, pointOn(surface, event), event);
    stroke = null;
  };
  return { press, move, release };
}

/** Classifies one pointer's movement: a tap, a double tap, a swipe or nothing. */
function createJudge({ isZoomed, toggle, swipe }: FingerHandlers) {
  let tap: { at: Point; time: number } | null = null;
  return (from: Point, to: Point, { timeStamp: time, pointerType }: PointerEvent): void => {
    if (distance(from, to) <= TAP_PX) {
      const isSecond = tap !== null && time - tap.time < DOUBLE_TAP_MS && distance(tap.at, to) < DOUBLE_TAP_PX;
      if (isSecond) toggle(to);
      tap = isSecond ? null : { at: to, time };
      return;
    }
    tap = null;
    const [across, up] = [to.x - from.x, Math.abs(to.y - from.y)];
    if (pointerType !== 'mouse' && !isZoomed() && Math.abs(across) > SWIPE_PX && Math.abs(across) > 1.5 * up)
      swipe(across > 0 ? 1 : -1);
  };
}

type Span = Point & { length: number };

/** Midpoint and length of the line between two fingers; one finger has no length. */
function spanOf(down: ReadonlyMap<number, Point>): Span {
  const [one = { x: 0, y: 0 }, other = one] = down.values();
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: distance(one, other) };
}
