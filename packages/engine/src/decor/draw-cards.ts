import { drawIcon } from '../page/draw-icon.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import type { Theme } from '../product/theme.ts';
import type { Page, PageText } from '../type/page.ts';
import { LABEL } from '../type/roles.ts';

/** Short lines on cards, on both sides of what has the middle of the page. */
interface Cards {
  lines: readonly string[];
  role: NonNullable<PageText['role']>;
  /** What they stand beside, half-way up. */
  between: UnitBox;
  /** What else the layer of a line's sign carries. @param from the middle of the card's inner edge */
  markSign?: (words: string, from: UnitPoint) => Partial<Layer>;
}

/** Size of a card and its rounding, what it keeps free over its sign and at its sides, between sign and words, and between two cards: units. */
const [WIDTH, HEIGHT, RADIUS] = [230, 190, 26];
const [HEAD, SIDES, UNDER_SIGN, GAP] = [28, 14, 14, 56];
/** Of a sign, and of the type. */
const [SIGN, SIZE, LEAST] = [46, 34, 24];

/** Cards in turn on both sides, each line under its sign. Of an odd number the last column stands half-way up. */
export function drawCards(
  { page, theme, language }: { page: Page; theme: Theme; language: string },
  { lines, role, between, markSign }: Cards,
): Layer[] {
  const icons = matchIcons(
    lines.map((line) => page.said(line)),
    language,
  );
  const boxes = lines.map((_, i) => page.box(...placeOf(i, lines.length, between, page.frame.width), WIDTH, HEIGHT));
  const top = HEAD + SIGN + UNDER_SIGN;
  const texts = lines.map((words, i): PageText => {
    const { x, y } = boxes[i]!;
    return {
      ...LABEL,
      role,
      words,
      box: { x: x + SIDES, y: y + top, w: WIDTH - 2 * SIDES, h: HEIGHT - top - SIDES },
      size: SIZE,
      least: LEAST,
      maxLines: 3,
      align: 'centre',
      ink: theme.ink,
    };
  });
  return [
    ...boxes.map((box) => paintBox(box, theme.white, RADIUS)),
    ...lines.map((words, i) => {
      const { x, y, w, h } = boxes[i]!;
      const at = { x: x + w / 2, y: y + HEAD + SIGN / 2 };
      const inner = { x: at.x < page.frame.width / 2 ? x + w : x, y: y + h / 2 };
      return { ...drawIcon(icons[i] ?? 'check', at, SIGN, theme.accent, 1.7), ...markSign?.(words, inner) };
    }),
    ...page.texts(texts),
  ];
}

/** Upper left corner of a card: in the middle between the page's edge and what it stands beside. */
function placeOf(i: number, count: number, { x, y, w, h }: UnitBox, pageWidth: number): [x: number, y: number] {
  const isStart = i % 2 === 0;
  const inColumn = isStart ? Math.ceil(count / 2) : Math.floor(count / 2);
  const row = Math.floor(i / 2) - (inColumn - 1) / 2;
  const across = isStart ? x / 2 : (x + w + pageWidth) / 2;
  return [across - WIDTH / 2, y + h / 2 + row * (HEIGHT + GAP) - HEIGHT / 2];
}
