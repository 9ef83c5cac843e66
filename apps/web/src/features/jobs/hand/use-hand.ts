import type { Adjustment } from '@vitrine/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';
import { type OpenSheet, useHandSheet } from '../api/use-hand-sheet.ts';
import { useSettled, useTrial } from '../api/use-trial.ts';
import { keepInRoom, NEUTRAL, sameAdjustment, sameWish, type Wish } from './adjustment.ts';
import type { HandSource } from './hand-source.ts';
import { after, type History, historyOf, redone, undone } from './history.ts';

/** While the picture's state is unknown. */
const NOTHING: Wish = { adjustment: NEUTRAL, scene: 0 };

type Drafts = Record<string, Wish | null>;

type Named = Pick<HandSource, 'id'>;

/** Unapplied adjustments of a set's pictures: they survive closing, stepping and a reload. */
export function useHandDrafts(setId: string) {
  const [drafts, keep] = useStoredDraft<Drafts>(`hand-${setId}`, {});
  return {
    draftOf: ({ id }: Named): Wish | null => drafts[id] ?? null,
    keep: ({ id }: Named, wish: Wish | null) => keep({ [id]: wish }),
  };
}
export type HandDrafts = ReturnType<typeof useHandDrafts>;

/** The same for a finished set, and whether its editor is open. */
export function useHands(jobId: string) {
  const [open, onOpen] = useState(false);
  return { open, onOpen, ...useHandDrafts(jobId) };
}
export type Hands = ReturnType<typeof useHands>;

/** The wish for a picture, with undo and redo. Null until the picture's state is known. */
function useWishes(source: HandSource, shown: Wish | null, { draftOf, keep }: HandDrafts) {
  const [history, setHistory] = useState<History | null>(null);
  const gesture = useRef(0);
  if (history === null && shown !== null) setHistory(historyOf(draftOf(source) ?? shown));
  const wish = history?.present ?? null;
  const draft = wish === null || shown === null || sameWish(wish, shown) ? null : wish;
  const kept = draftOf(source);
  const isKept = draft === null || kept === null ? draft === kept : sameWish(draft, kept);
  useEffect(() => {
    if (wish !== null && !isKept) keep(source, draft);
  });
  const act = (change: (history: History) => History) => setHistory((before) => before && change(before));
  return {
    wish,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    /** All changes until the next call are one undo step. */
    beginGesture: () => void (gesture.current += 1),
    say: (change: (wish: Wish) => Wish) => act((now) => after(now, change(now.present), gesture.current)),
    undo: () => act(undone),
    redo: () => act(redone),
  };
}

/** An editing session on one picture whose product is moved by hand. */
export function useHand(source: HandSource, drafts: HandDrafts) {
  const options = useQuery({ ...source.sets, placeholderData: keepPreviousData });
  const first = useHandSheet(source, { shadow: 'natural', ground: null });
  const shown: Wish | null =
    first.data && options.data ? { adjustment: first.data.sheet.adjustment, scene: options.data.scene } : null;
  const { wish, say, ...history } = useWishes(source, shown, drafts);
  const { shadow, ground } = wish?.adjustment ?? NEUTRAL;
  const scene = wish === null || wish.scene === shown?.scene ? {} : { scene: wish.scene };
  // Label lines are redrawn after the gesture: every step of a drag would request new layers.
  const points = useSettled(wish?.adjustment.points) ?? shown?.adjustment.points;
  const layers = useHandSheet(source, { shadow, ground, ...(points && { points }), ...scene });
  const open: OpenSheet | undefined = layers.data ?? first.data;
  const isChanged = wish !== null && shown !== null && !sameWish(wish, shown);
  const trial = useTrial(source, wish ?? NOTHING, isChanged);
  const adjust = (change: (adjustment: Adjustment) => Partial<Adjustment>): void => {
    if (!open) return;
    say((now) => ({
      ...now,
      adjustment: keepInRoom(open.sheet, { ...now.adjustment, ...change(now.adjustment) }),
    }));
  };
  return {
    ...history,
    source,
    wish,
    open,
    trial,
    isChanged,
    adjust,
    options: options.data,
    isDrawing: layers.isFetching || trial.isFetching,
    error: first.error ?? options.error ?? layers.error,
    tryAgain: () => [options, first, layers].forEach((query) => void (query.isError && query.refetch())),
    choose: (chosen: number) => say((now) => ({ ...now, scene: chosen })),
    reset: () => say((now) => ({ ...now, adjustment: NEUTRAL })),
    isNeutral: wish !== null && sameAdjustment(wish.adjustment, NEUTRAL),
    forget: () => drafts.keep(source, null),
  };
}
export type Hand = ReturnType<typeof useHand>;
