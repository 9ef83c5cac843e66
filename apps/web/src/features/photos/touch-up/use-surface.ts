import type { RefObject } from 'react';
import type { Pen } from './create-pen.ts';
import { sceneOf } from './scene-of.ts';
import { isFull } from './strokes.ts';
import { isBrush } from './tools.ts';
import type { Editor } from './use-editor.ts';
import { useImage } from './use-image.ts';
import { usePainting } from './use-painting.ts';
import { usePointers } from './use-pointers.ts';
import { useSize } from '../../../lib/view/use-size.ts';
import { type Frame, panBy, type Point, toShare, zoomAt } from '../../../lib/view/view.ts';

interface Given {
  editor: Editor;
  pen: Pen;
  /** Called when the limit of strokes is reached. */
  onFull: () => void;
}

/** Renders the session on a canvas, and draws with any input device. */
export function useSurface(canvas: RefObject<HTMLCanvasElement | null>, { editor, pen, onFull }: Given) {
  const size = useSize(canvas);
  const { width, height, preview_url } = editor.photo;
  const frame: Frame = { picture: { width, height }, surface: size, view: editor.view };
  const photo = useImage(preview_url);
  usePainting(canvas, pen, (state) => sceneOf(editor, frame, photo, state));

  const begin = (at: Point) => {
    if (isBrush(editor.tool) && isFull(editor.present)) onFull();
    else pen.change({ line: [at] });
  };
  const end = (isStill = pen.now().line?.length === 1) => {
    const line = pen.lift();
    if (line !== null) editor.draw(line, isStill);
  };
  const pan = (across: number, down: number) => editor.look((view) => panBy({ ...frame, view }, across, down));
  const zoom = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    editor.look((view) => zoomAt({ ...frame, view }, factor, at));
  usePointers(canvas, {
    movesPicture: () => pen.now().isPanning || editor.tool === 'move' || editor.isComparing,
    begin: (at) => begin(toShare(frame, at)),
    extend: (points) => pen.extend(points.map((at) => toShare(frame, at))),
    end,
    cancel: () => pen.lift(),
    pan,
    zoom,
    hover: (at) => pen.change({ cursor: at && toShare(frame, at), byKeys: false }),
  });
  return { frame, begin, end, pan, zoom };
}

export type Surface = ReturnType<typeof useSurface>;
