import type { TouchUpBox } from '@vitrine/contract';
import type { Scene } from './paint-scene.ts';
import { takesTap } from './gestures.ts';
import { isBrush } from './tools.ts';
import type { Editor } from './use-editor.ts';
import type { PenState } from './create-pen.ts';
import type { Frame, Point } from '../../../lib/view/view.ts';

/** The scene of the surface while `pen` draws. */
export function sceneOf(editor: Editor, frame: Frame, photo: HTMLImageElement | null, pen: PenState): Scene {
  const { tool, isExact, radius, layer, pending, present } = editor;
  const isPressed = pen.line?.length === 1 && takesTap(present, tool, isExact);
  // Until it moves it may become a tap, and is shown as one.
  const aims = editor.awaitsTap && (pen.line === null || isPressed);
  const calm = { frame, photo, layer, tool: aims ? 'box' : tool, radius } as const;
  if (editor.isComparing) return { ...calm, strokes: [], box: null, tap: null, cursor: null };
  const live = isBrush(tool) && pen.line && !isPressed ? [{ mode: tool, radius, points: pen.line.map(pairOf) }] : [];
  const box = (tool === 'box' && boxOf(pen.line)) || (present.box ?? null);
  const tap = isPressed ? tapOn(pen.line?.[0], true) : tapOn(pointOf(present.tap), editor.isTapPending);
  return { ...calm, strokes: [...pending, ...live], box, tap, cursor: pen.cursor };
}

const tapOn = (at: Point | undefined, isPending: boolean): Scene['tap'] =>
  at === undefined ? null : { at, isPending };
const pointOf = (tap: readonly [number, number] | undefined): Point | undefined => tap && { x: tap[0], y: tap[1] };

const pairOf = ({ x, y }: Point): [number, number] => [x, y];

/** The box from a line's start to its end, before clipping to the photo. */
function boxOf(line: readonly Point[] | null): TouchUpBox | null {
  const [from, to] = [line?.[0], line?.at(-1)];
  if (from === undefined || to === undefined) return null;
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, w: Math.abs(to.x - from.x), h: Math.abs(to.y - from.y) };
}
