import { useState, type ChangeEvent, type PointerEvent } from 'react';
import { positionAt } from '../../../ui/slider-position.ts';

/** The selected day of a chart, by pointer or slider keys. Null: none, the whole span. */
export function useDayCursor(count: number, direction: 'ltr' | 'rtl') {
  const [day, setDay] = useState<number | null>(null);
  const last = count - 1;
  const now = Math.min(day ?? last, last);
  const hover = {
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const position = positionAt(event.clientX, event.currentTarget.getBoundingClientRect(), direction);
      setDay(Math.min(last, Math.floor((position / 100) * count)));
    },
    onPointerLeave: () => setDay(null),
  };
  const slider = {
    min: 0,
    max: last,
    value: now,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDay(Number(event.target.value)),
    onFocus: () => setDay((before) => before ?? last),
    onBlur: () => setDay(null),
  };
  return { day: day === null ? null : now, now, hover, slider };
}
