import type { Page } from '../type/page.ts';
import { paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { LABEL } from '../type/roles.ts';

const TICK = 12;

/** A dimension line as in a technical drawing: a tick at both ends, the words in a box beside its middle. */
export interface Dimension {
  from: UnitPoint;
  to: UnitPoint;
  words: string;
  /** Where the words go; not wider than there is room. */
  box: UnitBox;
  align: 'start' | 'centre' | 'end';
  /** Role of the words; default `measure`. */
  role?: 'measure' | 'feature';
  size?: number;
  lines?: number;
  /** Of the line, and of the words. */
  color: string;
  ink: string;
}

export function drawDimension(page: Page, dimension: Dimension): Layer[] {
  const { from, to, words, box, align, color, ink, role = 'measure', size = 44, lines = 1 } = dimension;
  const upright = from.x === to.x;
  const tick = ({ x, y }: UnitPoint): UnitPoint[] =>
    upright
      ? [
          { x: x - TICK, y },
          { x: x + TICK, y },
        ]
      : [
          { x, y: y - TICK },
          { x, y: y + TICK },
        ];
  return [
    paintLine([from, to], color, 2.4),
    paintLine(tick(from), color, 2.4),
    paintLine(tick(to), color, 2.4),
    page.text({
      ...LABEL,
      role,
      words,
      box,
      size,
      least: Math.min(26, size),
      maxLines: lines,
      align,
      stand: 'middle',
      ink,
    }),
  ];
}
