import type { Layer } from '../page/picture.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import type { Stand } from '../stage/stand-product.ts';
import { drawDimension } from './draw-dimension.ts';

/** Between the product and the line, units. */
const LINE_GAP = 34;

/** A side of the product, what is said of it, and whether the product stands high, so that its words have more room. */
export interface Measured {
  side: 'height' | 'width';
  words: string;
  isTall: boolean;
}

/** Dimension lines and words for a standing product: a height beside it, a width under it. */
export function measureStand(
  { page, theme }: Pick<RecipeContext, 'page' | 'theme'>,
  { side, words, isTall }: Measured,
  stand: Stand,
): Layer[] {
  const { x, y, w, h } = stand.visible;
  const start = page.direction === 'rtl' ? page.frame.width - x - w : x;
  const look = { words, color: theme.accent, ink: theme.ink, role: 'feature' as const };
  if (side === 'height') {
    const at = page.point(start - LINE_GAP, 0).x;
    const box = page.box(40, y + h / 2 - 60, start - LINE_GAP - 62, 120);
    const size = isTall ? 36 : 30;
    return drawDimension(page, {
      ...look,
      size,
      lines: 2,
      box,
      align: 'end',
      from: { x: at, y },
      to: { x: at, y: y + h },
    });
  }
  const at = y + h + LINE_GAP;
  const box = page.box(Math.max(40, start + w / 2 - 220), at + 8, 440, 52);
  return drawDimension(page, {
    ...look,
    size: 36,
    lines: 1,
    box,
    align: 'centre',
    from: { x, y: at },
    to: { x: x + w, y: at },
  });
}
