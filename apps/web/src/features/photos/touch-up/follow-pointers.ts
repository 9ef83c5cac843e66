import type { Point } from '../../../lib/view/view.ts';
import { pointOn, wheelZoom } from '../../../lib/view/wheel-zoom.ts';

/** Pointer handlers; points in CSS pixels of the surface. */
export interface PointerHandlers {
  /** Whether a single pointer currently pans instead of drawing. */
  movesPicture: () => boolean;
  begin: (at: Point) => void;
  extend: (points: readonly Point[]) => void;
  /** `isStill`: it stayed in its place, apart from tremor. */
  end: (isStill: boolean) => void;
  /** It was not a line after all. */
  cancel: () => void;
  pan: (across: number, down: number) => void;
  zoom: (factor: number, at: Point) => void;
  /** Position of a hovering pointer; null when it has left. */
  hover: (at: Point | null) => void;
}

/** Movement allowed for a tap, in CSS pixels: fingers roll when lifted. */
const TREMBLE_PX: Record<string, number> = { mouse: 3, pen: 6, touch: 10 };

/**
 * Draws with one pointer of any kind; pans and zooms with two fingers or the wheel. A second finger cancels the line that the
 * first has started; the remaining finger of two draws nothing; while a pen draws, the palm is ignored.
 * @returns stops following
 */
export function followPointers(surface: HTMLElement, handlers: PointerHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const pointers = createPointers(surface, handlers);
  surface.addEventListener('pointerdown', pointers.press, { signal });
  surface.addEventListener('pointermove', pointers.move, { signal });
  surface.addEventListener('pointerup', pointers.release, { signal });
  surface.addEventListener('pointercancel', pointers.release, { signal });
  surface.addEventListener('pointerleave', () => handlers.hover(null), { signal });
  surface.addEventListener('wheel', (event) => turnWheel(event, surface, handlers), { signal, passive: false });
  return () => stop.abort();
}

function turnWheel(event: WheelEvent, surface: HTMLElement, { zoom }: PointerHandlers): void {
  event.preventDefault();
  zoom(wheelZoom(event), pointOn(surface, event));
}

type Doing = 'nothing' | 'line' | 'pan' | 'pinch';

function createPointers(surface: HTMLElement, handlers: PointerHandlers) {
  const down = new Map<number, Point>();
  let doing: Doing = 'nothing';
  const hold = createHold();

  const begin = (event: PointerEvent, at: Point): Doing => {
    if (event.button === 1 || handlers.movesPicture()) return 'pan';
    hold.begin(event.pointerType, at);
    handlers.begin(at);
    return 'line';
  };
  const press = (event: PointerEvent): void => {
    const isHand = doing === 'line' && hold.isByPen() && event.pointerType === 'touch';
    if (event.button > 1 || isHand || down.size === 2) return;
    event.preventDefault();
    surface.focus({ preventScroll: true });
    surface.setPointerCapture(event.pointerId);
    const at = pointOn(surface, event);
    down.set(event.pointerId, at);
    if (down.size === 2 && doing === 'line') handlers.cancel();
    doing = down.size === 2 ? 'pinch' : begin(event, at);
  };
  const move = (event: PointerEvent): void => {
    const at = pointOn(surface, event);
    const before = new Map(down);
    if (event.pointerType !== 'touch' || doing === 'line') handlers.hover(at);
    if (!down.has(event.pointerId)) return;
    down.set(event.pointerId, at);
    hold.follow(at);
    if (doing === 'line') handlers.extend(coalescedOf(event).map((each) => pointOn(surface, each)));
    if (doing === 'pan' || doing === 'pinch') drag(spanOf(before), spanOf(down), handlers);
  };
  const release = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (event.pointerType === 'touch') handlers.hover(null);
    if (doing === 'line' && event.type === 'pointercancel') handlers.cancel();
    else if (doing === 'line') handlers.end(hold.isStill());
    // The remaining finger does nothing until it is lifted.
    doing = 'nothing';
  };
  return { press, move, release };
}

/** The drawing pointer, and whether it stayed in its place. */
function createHold() {
  let start: Point = { x: 0, y: 0 };
  let kind = '';
  let isStill = true;
  return {
    begin: (pointerType: string, at: Point) => {
      kind = pointerType;
      start = at;
      isStill = true;
    },
    follow: (at: Point) => {
      isStill &&= Math.hypot(at.x - start.x, at.y - start.y) <= (TREMBLE_PX[kind] ?? 0);
    },
    isByPen: () => kind === 'pen',
    isStill: () => isStill,
  };
}

/** Moves the picture with the fingers, and zooms it as they part. */
function drag(from: Span, to: Span, { pan, zoom }: PointerHandlers): void {
  pan(to.x - from.x, to.y - from.y);
  if (from.length > 0) zoom(to.length / from.length, to);
}

/** All positions since the last event, if the browser reports them. */
function coalescedOf(event: PointerEvent): readonly PointerEvent[] {
  const events = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return events.length > 0 ? events : [event];
}

type Span = Point & { length: number };

/** Middle and length of the line between two fingers; one finger has no length. */
function spanOf(down: ReadonlyMap<number, Point>): Span {
  const [one = { x: 0, y: 0 }, other = one] = down.values();
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    length: Math.hypot(one.x - other.x, one.y - other.y),
  };
}
