import type { Page } from '../type/page.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { LABEL } from '../type/roles.ts';

/** A word on a pill in the middle of a box, as wide as the word needs. */
export function drawPill(page: Page, words: string, box: UnitBox, color: string, ink: string): Layer[] {
  const text = page.text({
    ...LABEL,
    words,
    box: { x: box.x + 24, y: box.y, w: box.w - 48, h: box.h },
    size: box.h * 0.52,
    maxLines: 1,
    align: 'centre',
    stand: 'middle',
    ink,
  });
  const w = Math.min(box.w, (text.text?.bounds.w ?? 0) + box.h * 1.1);
  return [paintBox({ x: box.x + (box.w - w) / 2, y: box.y, w, h: box.h }, color, box.h / 2), text];
}
