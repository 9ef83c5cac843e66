import type { Photo, TouchUp, TouchUpStroke } from '@vitrine/contract';
import { useMemo, useState } from 'react';
import type { TouchingUp } from '../api/use-touch-up.ts';
import { type HistoryAction, historyAfter, historyOf, isUntouched, UNTOUCHED } from './history.ts';
import { boxBetween, strokeAlong } from './strokes.ts';
import { isBrush, START_RADIUS, type Tool } from './tools.ts';
import { type Answer, useLayer } from './use-layer.ts';
import { type Point, type View, WHOLE } from '../../../lib/view/view.ts';

/** Whether the engine needs a gesture to know what the product is. */
export const needsHelp = ({ cutout, warnings }: Photo): boolean =>
  cutout.status === 'failed' || warnings.some(({ code }) => code === 'uncertain_cutout');

interface Given {
  photo: Photo;
  /** What was said before this sitting. */
  former: TouchUp;
  touchingUp: TouchingUp;
}

/** What was said, the way back and on again, and the server kept in step with it. */
function useHistory(former: TouchUp, save: (touchUp: TouchUp) => void) {
  const [history, setHistory] = useState(() => historyOf(former));
  const act = (action: HistoryAction) => {
    const next = historyAfter(history, action);
    if (next === history) return;
    setHistory(next);
    save(next.present);
  };
  return {
    present: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    say: (touchUp: TouchUp) => act({ type: 'say', touchUp }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
  };
}

/** The cut-out as it is now and as it was when the sitting began. */
function useAnswers({ photo, former, touchingUp }: Given) {
  const [atStart] = useState<Answer>({ photo, touchUp: former });
  const [answerBefore] = useState(touchingUp.answer);
  const since = touchingUp.answer === answerBefore ? null : touchingUp.answer;
  const newest = useMemo(() => since ?? { photo, touchUp: former }, [since, photo, former]);
  return { newest, shown: useLayer(newest), before: useLayer(atStart) };
}

/** What is said after a line was drawn with a tool; null when it says nothing. */
function touchUpAfter(
  present: TouchUp,
  line: readonly Point[],
  { tool, radius, photo }: { tool: Tool; radius: number; photo: Photo },
): TouchUp | null {
  if (isBrush(tool)) {
    const stroke = strokeAlong(line, { mode: tool, radius }, photo);
    return stroke && { ...present, strokes: [...present.strokes, stroke] };
  }
  const [from, to] = [line[0], line.at(-1)];
  const box = tool === 'box' && from && to ? boxBetween(from, to) : null;
  return box && { ...present, box };
}

/** One sitting at one cut-out. */
export function useEditor(given: Given) {
  const { photo, former, touchingUp } = given;
  const history = useHistory(former, touchingUp.save);
  const { newest, shown, before } = useAnswers(given);
  const [tool, choose] = useState<Tool>(needsHelp(photo) ? 'box' : 'keep');
  const [radius, resize] = useState(START_RADIUS);
  const [view, look] = useState<View>(WHOLE);
  const [isComparing, compare] = useState(false);
  const { present, say } = history;
  const pending: TouchUpStroke[] = present.strokes.filter((stroke) => !shown?.touchUp.strokes.includes(stroke));
  const draw = (line: readonly Point[]) => {
    const next = touchUpAfter(present, line, { tool, radius, photo });
    if (next !== null) say(next);
  };
  return {
    ...history,
    photo,
    draw,
    reset: () => say(UNTOUCHED),
    canReset: !isUntouched(present),
    isChanged: present !== former,
    tool,
    choose,
    radius,
    resize,
    view,
    look,
    isComparing,
    compare,
    layer: (isComparing ? before : shown)?.layer ?? null,
    pending,
    /** Nothing is product any more, or nothing was found. */
    isEmpty: newest.photo.cutout.status === 'failed',
  };
}

export type Editor = ReturnType<typeof useEditor>;
