import { movedBy, STEP } from './adjustment.ts';
import type { Hand } from './use-hand.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Act = (() => void) | undefined;

function wayBack({ key, shiftKey }: KeyboardEvent, { undo, redo }: Hand): Act {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo : undo;
  return letter === 'y' ? redo : undefined;
}

function actOf(event: KeyboardEvent, hand: Hand): Act {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return wayBack(event, hand);
  if (event.altKey) return undefined;
  const arrow = ARROWS[key];
  const by = shiftKey ? STEP.far : STEP.move;
  if (arrow) return () => hand.adjust((now) => movedBy(now, arrow[0] * by, arrow[1] * by));
  if (key === '+' || key === '=') return () => hand.adjust(({ scale }) => ({ scale: scale + STEP.scale }));
  if (key === '-' || key === '_') return () => hand.adjust(({ scale }) => ({ scale: scale - STEP.scale }));
  if (key === '[') return () => hand.adjust(({ turn }) => ({ turn: turn - STEP.turn }));
  if (key === ']') return () => hand.adjust(({ turn }) => ({ turn: turn + STEP.turn }));
  return key === '0' ? hand.reset : undefined;
}

/** Keyboard control of the product: arrows, plus and minus, brackets, zero, undo and redo. A held key is one step. */
export function pressHandKey(event: KeyboardEvent, hand: Hand): void {
  const act = actOf(event, hand);
  if (!act) return;
  event.preventDefault();
  if (!event.repeat) hand.beginGesture();
  act();
}
