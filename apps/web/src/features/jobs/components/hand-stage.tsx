import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '../../../lib/view/use-size.ts';
import { useRested } from '../api/use-trial.ts';
import { movedBy } from '../hand/adjustment.ts';
import { drawSheet } from '../hand/draw-sheet.ts';
import { pressHandKey } from '../hand/press-hand-key.ts';
import type { Hand } from '../hand/use-hand.ts';
import { HandPoints } from './hand-points.tsx';
import { useHandWords } from '../hand/use-hand-words.ts';
import { useFingers } from '../results/use-fingers.ts';

/** Wheel events closer together than this are one undo step. */
const WHEEL_PAUSE_MS = 400;
const LAYER = 'pointer-events-none absolute inset-0 size-full object-contain select-none';

/** Redraws the layers on change, at most once per frame. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, { open, wish }: Hand): void {
  useEffect(() => {
    if (!open || !wish) return undefined;
    const frame = requestAnimationFrame(() => {
      const ctx = canvas.current?.getContext('2d');
      if (ctx) drawSheet(ctx, open.sheet, open.images, wish.adjustment);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, open, wish]);
}

/** Pointers: one moves, two fingers or the wheel scale. */
function useGestures(stage: RefObject<HTMLDivElement | null>, { open, adjust, beginGesture }: Hand): void {
  const size = useSize(stage);
  const { width = 1, height = 1 } = open?.sheet ?? {};
  const shorterPx = Math.min(width, height) * Math.min(size.width / width, size.height / height) || 1;
  const turned = useRef(0);
  useFingers(stage, {
    isZoomed: () => true,
    pan: (across, down) => adjust((now) => movedBy(now, across / shorterPx, down / shorterPx)),
    zoom: (factor) => {
      const now = performance.now();
      if (now - turned.current > WHEEL_PAUSE_MS) beginGesture();
      turned.current = now;
      adjust(({ scale }) => ({ scale: scale * factor }));
    },
    toggle: () => undefined,
    swipe: () => undefined,
  });
}

/** Announces the product's position after the gesture. */
function Spoken({ hand }: { hand: Hand }) {
  const words = useHandWords();
  const { wish } = hand;
  const rested = useRested(wish);
  return <output className="sr-only">{rested && wish && hand.isChanged && words(wish.adjustment)}</output>;
}

/** Keys, and the start of a gesture. It takes the focus at once: whoever opens it wants to move the product. */
function useKeys(stage: RefObject<HTMLDivElement | null>, hand: Hand): void {
  const latest = useRef(hand);
  useLayoutEffect(() => {
    latest.current = hand;
  });
  useEffect(() => {
    const surface = stage.current;
    if (!surface) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    surface.addEventListener('keydown', (event) => pressHandKey(event, latest.current), { signal });
    surface.addEventListener('pointerdown', (event) => event.isPrimary && latest.current.beginGesture(), { signal });
    surface.focus({ preventScroll: true });
    return () => stop.abort();
  }, [stage]);
}

const BADGE =
  'pointer-events-none absolute inset-x-0 bottom-3 mx-auto w-fit animate-[breathe_1.6s_infinite] rounded-md bg-ground/90 px-3 py-1 text-sm';

/** A picture whose product is being moved: its layers during the gesture, then the engine's rendering. */
export function HandStage({ hand }: { hand: Hand }) {
  const { t } = useTranslation(['hand', 'styles']);
  const [stage, canvas] = [useRef<HTMLDivElement>(null), useRef<HTMLCanvasElement>(null)];
  const keysId = useId();
  const { open, source, trial, isChanged, isDrawing } = hand;
  useDrawing(canvas, hand);
  useGestures(stage, hand);
  useKeys(stage, hand);
  const still = isChanged ? trial.image : source.still;
  return (
    <div className="absolute inset-0">
      <div
        ref={stage}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles its keys itself
        tabIndex={0}
        aria-label={t('hand:stage.label', { style: t(`styles:${source.style}.name`) })}
        aria-describedby={keysId}
        data-engine={isChanged && trial.image !== null}
        className="absolute inset-0 cursor-move touch-none overflow-hidden bg-sunken focus-visible:-outline-offset-2"
      >
        {open && (
          <canvas ref={canvas} width={open.sheet.width} height={open.sheet.height} aria-hidden className={LAYER} />
        )}
        {still !== null && <img src={still} alt="" draggable={false} className={LAYER} />}
      </div>
      <HandPoints hand={hand} stage={stage} />
      <p id={keysId} className="sr-only">
        {t('hand:stage.keys')}
      </p>
      {isDrawing && isChanged && (
        <p aria-hidden className={BADGE}>
          {t('hand:stage.drawing')}
        </p>
      )}
      <Spoken hand={hand} />
    </div>
  );
}
