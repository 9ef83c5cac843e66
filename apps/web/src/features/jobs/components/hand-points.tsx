import type { HandSheet } from '@vitrine/contract';
import { type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useSize } from '../../../lib/view/use-size.ts';
import { STEP } from '../hand/adjustment.ts';
import { type Aim, aimedAt, aimOf, placeOn, shareAt } from '../hand/callout-points.ts';
import { pressHandKey } from '../hand/press-hand-key.ts';
import type { Hand } from '../hand/use-hand.ts';

type Callout = HandSheet['callouts'][number];

/** The picture's rectangle in the stage, CSS pixels. */
interface Fit {
  left: number;
  top: number;
  width: number;
  height: number;
}

function useFit(stage: RefObject<HTMLDivElement | null>, { open }: Hand): Fit {
  const size = useSize(stage);
  const { width = 1, height = 1 } = open?.sheet ?? {};
  const scale = Math.min(size.width / width, size.height / height);
  return {
    left: (size.width - width * scale) / 2,
    top: (size.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A new line starts at the middle of the product. */
const MIDDLE = { x: 0.5, y: 0.5 };

/** Keyboard and pointer handling for one label's point. */
function usePoint(hand: Hand, callout: Callout, fit: Fit) {
  const { label } = callout;
  const put = (to: Aim) => hand.adjust((now) => aimedAt(now, label, to));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!arrow && !isGone) {
      pressHandKey(event.nativeEvent, hand);
      return;
    }
    event.preventDefault();
    if (!event.repeat) hand.beginGesture();
    const by = event.shiftKey ? STEP.far : STEP.move;
    if (!arrow) put(null);
    else
      hand.adjust((now) => {
        const at = aimOf(now, callout) ?? MIDDLE;
        return aimedAt(now, label, { x: at.x + arrow[0] * by, y: at.y + arrow[1] * by });
      });
  };
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { sheet } = hand.open ?? {};
    const room = currentTarget.parentElement?.getBoundingClientRect();
    if (!sheet || !room) return;
    const at = { x: (clientX - room.left - fit.left) / fit.width, y: (clientY - room.top - fit.top) / fit.height };
    hand.adjust((now) => aimedAt(now, label, shareAt(sheet, now, at)));
  };
  return {
    onKeyDown,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.beginGesture();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
  };
}

function Point({ hand, callout, fit }: { hand: Hand; callout: Callout; fit: Fit }) {
  const { t } = useTranslation('hand');
  const { locale } = useLanguage();
  const acts = usePoint(hand, callout, fit);
  const { open, wish } = hand;
  if (!open || !wish) return null;
  const to = aimOf(wish.adjustment, callout);
  const at = to === null ? callout.from : placeOn(open.sheet, wish.adjustment, to);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const where =
    to === null ? t('points.nowhere') : t('points.where', { left: percent.format(to.x), top: percent.format(to.y) });
  return (
    <button
      type="button"
      aria-label={`${t('points.point', { label: callout.label })}: ${where}`}
      {...acts}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
      style={{ left: fit.left + at.x * fit.width, top: fit.top + at.y * fit.height }}
    >
      <span
        aria-hidden
        className={`size-5 rounded-full border-2 border-white bg-[#171412]/80 ring-2 ring-[#171412] ${to === null ? 'border-dashed opacity-80' : ''}`}
      />
    </button>
  );
}

/**
 * The end points of the labels' lines, draggable to the part each describes. Left is left in every language, as in the picture.
 */
export function HandPoints({ hand, stage }: { hand: Hand; stage: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('hand');
  const fit = useFit(stage, hand);
  const callouts = hand.open?.sheet.callouts ?? [];
  if (callouts.length === 0 || fit.width <= 0) return null;
  return (
    <fieldset
      dir="ltr"
      aria-label={t('points.title')}
      className="pointer-events-none absolute inset-0 [&>*]:pointer-events-auto"
    >
      {callouts.map((callout) => (
        <Point key={callout.label} {...{ hand, callout, fit }} />
      ))}
    </fieldset>
  );
}
