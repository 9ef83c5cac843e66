import type { CutoutCandidate, Photo, TouchUp, TouchUpStroke } from '@vitrine/contract';
import { useMemo, useState } from 'react';
import type { TouchingUp } from '../api/use-touch-up.ts';
import { type HistoryAction, historyAfter, historyOf, isUntouched, UNTOUCHED } from './history.ts';
import { awaitsTap, meansSame, tapped, touchUpAfter } from './gestures.ts';
import { needsHelp } from '../cutout-standing.ts';
import { START_RADIUS, type Tool } from './tools.ts';
import { useCandidates } from './use-candidates.ts';
import { useGuess } from './use-guess.ts';
import { type Answer, useLayer } from './use-layer.ts';
import { type Point, type View, WHOLE } from '../../../lib/view/view.ts';

interface Given {
  photo: Photo;
  /** The input before this session. */
  former: TouchUp;
  touchingUp: TouchingUp;
}

/** The input with undo and redo, kept in step with the server. */
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

/** The current cut-out and the one at the start of the session. */
function useAnswers({ photo, former, touchingUp }: Given) {
  const [atStart] = useState<Answer>({ photo, touchUp: former });
  const [answerBefore] = useState(touchingUp.answer);
  const since = touchingUp.answer === answerBefore ? null : touchingUp.answer;
  const newest = useMemo(() => since ?? { photo, touchUp: former }, [since, photo, former]);
  return { newest, shown: useLayer(newest), before: useLayer(atStart) };
}

/** The chosen candidate's mask, until its cut-out is shown. */
function guessedMask(present: TouchUp, shown: TouchUp | undefined, candidates: readonly CutoutCandidate[]) {
  const isShown = shown !== undefined && shown.choice === present.choice;
  if (shown === undefined || isShown || !meansSame(shown, present) || present.strokes.length > 0) return null;
  return candidates[present.choice ?? 0]?.mask ?? null;
}

/** What a gesture draws with. */
function useBrush(photo: Photo) {
  const [tool, choose] = useState<Tool>(needsHelp(photo) ? 'box' : 'keep');
  // Whether the brush affects only the pixels under it, without similar ones nearby.
  const [isExact, beExact] = useState(false);
  const [radius, resize] = useState(START_RADIUS);
  return { tool, choose, isExact, beExact, radius, resize };
}

/** One touch-up session. */
export function useEditor(given: Given) {
  const { photo, former, touchingUp } = given;
  const history = useHistory(former, touchingUp.save);
  const { newest, shown, before } = useAnswers(given);
  const brush = useBrush(photo);
  const { tool, isExact, radius } = brush;
  const [view, look] = useState<View>(WHOLE);
  const [isComparing, compare] = useState(false);
  const { present, say } = history;
  const pending: TouchUpStroke[] = present.strokes.filter((stroke) => !shown?.touchUp.strokes.includes(stroke));
  const candidates = useCandidates({ photoId: photo.id, present, say, isDoubtful: needsHelp(newest.photo) });
  const guess = useGuess(guessedMask(present, shown?.touchUp, candidates.list));
  const sayIf = (next: TouchUp | null) => {
    if (next !== null) say(next);
  };
  return {
    ...history,
    photo,
    /** A line was drawn; `isStill`: it stayed in one place. */
    draw: (line: readonly Point[], isStill: boolean) =>
      sayIf(touchUpAfter(present, { line, isStill, tool, isExact, radius, photo })),
    tap: (at: Point) => sayIf(tapped(present, at)),
    awaitsTap: awaitsTap(present, tool, isExact),
    isTapPending: present.tap !== undefined && String(present.tap) !== String(shown?.touchUp.tap),
    candidates,
    reset: () => say(UNTOUCHED),
    canReset: !isUntouched(present),
    isChanged: present !== former,
    ...brush,
    view,
    look,
    isComparing,
    compare,
    layer: isComparing ? (before?.layer ?? null) : (guess ?? shown?.layer ?? null),
    pending,
    /** No product is left, or none was found. */
    isEmpty: newest.photo.cutout.status === 'failed',
  };
}

export type Editor = ReturnType<typeof useEditor>;
