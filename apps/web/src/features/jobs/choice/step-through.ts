import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in a grid of checkboxes: along the row in reading direction, and to the row above or below; Home and End go to the
 * ends. Tab and Space keep their meaning.
 */
export function stepThrough(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const at = boxes.findIndex((box) => box === event.target);
  if (at === -1) return;
  const target = targetOf(event.key, boxes, at, direction === 'rtl' ? -1 : 1);
  if (target === null) return;
  event.preventDefault();
  target?.focus();
}

/** Null: not our key. Undefined: nothing in that direction. */
function targetOf(
  key: string,
  boxes: readonly HTMLInputElement[],
  at: number,
  on: 1 | -1,
): HTMLInputElement | undefined | null {
  switch (key) {
    case 'ArrowRight':
      return boxes[at + on];
    case 'ArrowLeft':
      return boxes[at - on];
    case 'ArrowDown':
      return nearestInLine(boxes.slice(at + 1), boxes[at]);
    case 'ArrowUp':
      return nearestInLine(boxes.slice(0, at).toReversed(), boxes[at]);
    case 'Home':
      return boxes[0];
    case 'End':
      return boxes.at(-1);
    default:
      return null;
  }
}

/** The box of the next row that is nearest horizontally. */
function nearestInLine(
  others: readonly HTMLInputElement[],
  from: HTMLInputElement | undefined,
): HTMLInputElement | undefined {
  if (!from) return undefined;
  const { top, left } = from.getBoundingClientRect();
  const places = others.map((box) => ({ box, place: box.getBoundingClientRect() }));
  const line = places.find(({ place }) => Math.abs(place.top - top) > 1)?.place.top;
  const inLine = places.filter(({ place }) => line !== undefined && Math.abs(place.top - line) <= 1);
  return inLine.toSorted((one, other) => Math.abs(one.place.left - left) - Math.abs(other.place.left - left))[0]?.box;
}
