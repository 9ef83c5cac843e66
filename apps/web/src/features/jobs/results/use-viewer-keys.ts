import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import type { Zoom } from './use-zoom.ts';

/** CSS pixels that an arrow key moves a zoomed picture. */
const PAN_PX = 80;
/** Elements with their own use of these keys. */
const TAKES_KEYS = 'input, select, textarea, [role=menu], [role=dialog], [role=listbox]';
/** The comparison slider: arrows move it, Escape ends the comparison. */
const TAKES_ARROWS = '[type=range]';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Given {
  /** The viewing area: plus, minus and zero work while it has the focus (WCAG 2.2, 2.1.4). */
  stage: RefObject<HTMLElement | null>;
  zoom: Zoom;
  onStep: (by: number) => void;
  /** Leaves the current mode, and then the picture. */
  onEscape: () => void;
}

/** Whether the focused element uses the key. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest(TAKES_KEYS) === null) return false;
  return !(key === 'Escape' && target.matches(TAKES_ARROWS));
}

type Act = (() => void) | undefined;

function zoomKey(key: string, { step, whole }: Zoom): Act {
  if (key === '+' || key === '=') return () => step(1);
  if (key === '-' || key === '_') return () => step(-1);
  return key === '0' ? whole : undefined;
}

/** Arrows follow the visual direction, so they are mirrored in a right-to-left page; in a zoomed picture they pan. */
function actOf(event: KeyboardEvent, { stage, zoom, onStep, onEscape }: Given, direction: 'ltr' | 'rtl'): Act {
  const isOnStage = event.target instanceof Node && stage.current?.contains(event.target) === true;
  if (event.key === 'Escape') return zoom.isZoomed ? zoom.whole : onEscape;
  const [across, down] = ARROWS[event.key] ?? [0, 0];
  if (isOnStage && zoom.isZoomed && across + down !== 0) return () => zoom.pan(-across * PAN_PX, -down * PAN_PX);
  if (across !== 0) return () => onStep(direction === 'rtl' ? -across : across);
  return isOnStage ? zoomKey(event.key, zoom) : undefined;
}

/** Keyboard control of a viewed picture. */
export function useViewerKeys(given: Given): void {
  const { direction } = useLanguage();
  const latest = useRef({ given, direction });
  useLayoutEffect(() => {
    latest.current = { given, direction };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      const act = actOf(event, latest.current.given, latest.current.direction);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
