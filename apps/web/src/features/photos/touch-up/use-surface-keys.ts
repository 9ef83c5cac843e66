import type { FocusEvent, KeyboardEvent } from 'react';
import type { Pen } from './create-pen.ts';
import type { Tool } from './tools.ts';
import { MIDDLE, useBrushKeys } from './use-brush-keys.ts';
import type { Editor } from './use-editor.ts';
import type { Surface } from './use-surface.ts';
import { type Point, WHOLE } from '../../../lib/view/view.ts';

const PAN_PX = 40;
export const ZOOM_STEP = 1.5;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LETTERS: Record<string, Tool> = { b: 'box', k: 'keep', e: 'erase', m: 'move' };

/**
 * Keyboard drawing: arrows move the brush, it paints while Space is held or between two presses of Enter; T taps, and so does the
 * first Enter. With a mouse, Space pans instead.
 */
export function useSurfaceKeys(editor: Editor, pen: Pen, surface: Surface, onMove: (at: Point) => void) {
  const brush = useBrushKeys(editor, pen, surface, onMove);
  const actions: Record<string, () => void> = {
    ' ': () => brush.press('space'),
    Enter: () => brush.press('enter'),
    t: brush.tap,
    x: () => editor.beExact(!editor.isExact),
    '+': () => surface.zoom(ZOOM_STEP),
    '=': () => surface.zoom(ZOOM_STEP),
    '-': () => surface.zoom(1 / ZOOM_STEP),
    '0': () => editor.look(WHOLE),
  };
  const onArrow = (by: Point, far: boolean) =>
    editor.tool === 'move' ? surface.pan(-by.x * PAN_PX, -by.y * PAN_PX) : brush.move(by, far);
  const actionOf = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    const arrow = ARROWS[key];
    const tool = LETTERS[key.toLowerCase()];
    if (arrow) return () => onArrow(arrow, shiftKey);
    return tool ? () => editor.choose(tool) : (actions[key.toLowerCase()] ?? actions[key]);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat || ARROWS[event.key]) action();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') brush.release();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) pen.change({ cursor: pen.now().cursor ?? MIDDLE, byKeys: true });
    },
    onBlur: () => {
      pen.lift();
      pen.change({ cursor: null, isPanning: false });
    },
  };
}
