import { fitText } from '../type/fit-text.ts';
import type { Page } from '../type/page.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';

/** A call to action on a pill as wide as its words, none without; `x`, `y` is its first upper corner in reading direction. */
export function drawButton(
  page: Page,
  words: string,
  { x, y, size }: { x: number; y: number; size: number },
  color: string,
): Layer[] {
  if (page.said(words) === '') return [];
  const wish = {
    role: 'call',
    words,
    voice: 'sans',
    weight: 600,
    size,
    maxLines: 1,
    ink: '#ffffff',
    align: 'centre',
    stand: 'middle',
  } as const;
  const measured = fitText({
    ...wish,
    words: page.said(words),
    language: page.language,
    direction: page.direction,
    box: { x: 0, y: 0, w: 700, h: size * 2 },
  });
  const box = page.box(x, y, measured.bounds.w + size * 2.2, size * 2.35);
  return [paintBox(box, color, box.h / 2), page.text({ ...wish, box })];
}
