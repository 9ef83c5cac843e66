import { columnsOf } from '../page/columns.ts';
import { drawIcon } from '../page/draw-icon.ts';
import { paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import type { Theme } from '../product/theme.ts';
import type { Page, PageText } from '../type/page.ts';
import { LABEL } from '../type/roles.ts';

/** Short lines side by side under a picture. */
interface Strip {
  lines: readonly string[];
  role: NonNullable<PageText['role']>;
  /** Upper edge and height, units: a sign stands over each line. */
  top: number;
  height: number;
  /** What else the layer of a line's sign carries. @param from the sign's upper end */
  markSign?: (words: string, from: UnitPoint) => Partial<Layer>;
}

/** Height that a sign takes with the air under it, and of the sign. */
const [SIGN_ROOM, SIGN] = [62, 44];
/** Kept free between a line and the hairline beside it. */
const AIR = 10;
/** Size of the type for one line, two, three and four. */
const SIZES = [42, 38, 34, 30];

/** Up to four lines in columns of one width, each under its sign, hairlines between them: few are set large, and none leaves a hole. */
export function drawStrip(
  { page, theme, language }: { page: Page; theme: Theme; language: string },
  { lines, role, top, height, markSign }: Strip,
): Layer[] {
  const icons = matchIcons(
    lines.map((line) => page.said(line)),
    language,
  );
  const columns = columnsOf(Math.max(1, lines.length));
  const texts = lines.map((words, i): PageText => {
    const { x, w } = columns[i]!;
    return {
      ...LABEL,
      role,
      words,
      box: page.box(x + AIR, top + SIGN_ROOM, w - 2 * AIR, height - SIGN_ROOM),
      size: SIZES[lines.length - 1] ?? 30,
      least: 24,
      align: 'centre',
      ink: theme.ink,
    };
  });
  return [
    ...columns
      .slice(1, lines.length)
      .map(({ x }) => paintLine([page.point(x - 11, top), page.point(x - 11, top + height - 24)], theme.soft, 2)),
    ...lines.map((words, i) => {
      const { x, w } = columns[i]!;
      const sign = drawIcon(icons[i] ?? 'check', page.point(x + w / 2, top + SIGN / 2), SIGN, theme.accent, 1.7);
      return { ...sign, ...markSign?.(words, page.point(x + w / 2, top)) };
    }),
    ...page.texts(texts),
  ];
}
