import { drawButton } from '../decor/draw-button.ts';
import { drawIcon } from '../page/draw-icon.ts';
import { paintBox, paintDisc, paintBackground, paintLine, paintVeil } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { withoutEchoes } from '../phrases/without-echoes.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import type { PageText } from '../type/page.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';
import { boxIn, fillWindow, leastShares, paintWash, type View } from './photo-window.ts';

/** Building blocks of pages around a whole photo. */

/** Width ÷ height from which a photo spans the page instead of standing beside its words, and up to which it fills a tall page. */
export const [WIDE, SLIM] = [1.15, 0.8];

export const isSilent = ({ words }: RecipeContext): boolean => words.headline === '' && words.line === '';

/** Share of the photo's width or height that a page keeps, because the product could be there; less if the product's place is certain and needs less. */
const KEPT = 0.7;
/** Share of that from which the photo fills the page: a narrow strip of wash looks like a mistake. */
const ALMOST = 0.86;
/** Space around the product then, as in leastShares. */
const TIGHT = [0.03, 0.05] as const;

/** The photo fills the page; if too much would be cropped, it spans the page on a wash of its colours, cropped as far as allowed. */
export function bleed(context: RecipeContext, view: View = {}): Layer[] {
  const { main, frame } = context;
  const { zoom = 1 } = view;
  const { width, height } = main.product.photo;
  const ratio = width / height / (frame.width / frame.height);
  const least = leastShares(main.product, TIGHT);
  const kept = main.product.isPart === true ? Math.min(KEPT, ratio < 1 ? least.h : least.w) : KEPT;
  if (Math.min(ratio, 1 / ratio) / zoom < kept * ALMOST) {
    const w = Math.min(frame.width, (frame.width * ratio) / kept);
    const h = Math.min(frame.height, frame.height / ratio / kept);
    const across = { x: (frame.width - w) / 2, y: (frame.height - h) / 2, w, h };
    return [paintWash(main.product, frame), ...fillWindow(main.product, across, 0, { ...view, zoom: 1 })];
  }
  return fillWindow(main.product, { x: 0, y: 0, w: frame.width, h: frame.height }, 0, view);
}

/** The page as a box, `inset` units smaller on each side. */
export function roomOf({ frame }: RecipeContext, inset: number): UnitBox {
  return { x: inset, y: inset, w: frame.width - 2 * inset, h: frame.height - 2 * inset };
}

/** The whole photo on a plain background, without a border, as large as fits into `room`. */
export function mounted(
  { main }: RecipeContext,
  background: string,
  room: UnitBox,
  { radius = 0 }: { radius?: number } = {},
): Layer[] {
  return [paintBackground(background), ...fillWindow(main.product, boxIn(main.product, room), radius)];
}

/** A dark gradient under words on the photo, from the lower or the upper edge: opacity, and the share of the height where it ends. */
export function shade({ frame }: RecipeContext, side: 'above' | 'below', reach = 0.55): Layer {
  const [from, to] = side === 'above' ? [0, frame.height * reach] : [frame.height, frame.height * (1 - reach)];
  return paintVeil('#14100e', 0.82, { x: 0, y: from }, { x: 0, y: to });
}

interface Stack {
  box: UnitBox;
  size: number;
  least?: number;
  ink: string;
  second: string;
  align?: PageText['align'];
  /** Aligned to the box's lower edge. */
  isBelow?: boolean;
  /** Colour of the button below; no button if omitted. */
  button?: string;
}

/** Gap between headline and line, and before the button: units. */
const [GAP, WIDE_GAP] = [24, 44];
const BUTTON = 40;
/** Minimum type size of a headline. */
const LEAST_TITLE = 36;

/** Headline, line and button one below the other, centred vertically in their box; smaller if they would not fit. */
export function sayStack(context: RecipeContext, stack: Stack): Layer[] {
  const { page, words } = context;
  const { box, size, least = 44, ink, second, align = 'start', isBelow = false, button } = stack;
  const title = (y: number): Layer =>
    page.text({
      ...TITLE,
      words: words.headline,
      box: { ...box, y },
      size,
      least: Math.min(size, least),
      maxLines: 3,
      align,
      ink,
    });
  const line = (y: number): Layer =>
    page.text({
      ...LINE,
      words: words.line,
      box: { ...box, y, h: 140 },
      size: Math.max(30, size * 0.42),
      least: 26,
      align,
      ink: second,
    });
  const heightOf = ({ text }: Layer): number => text?.bounds.h ?? 0;
  const [upper, lower] = [heightOf(title(box.y)), heightOf(line(box.y))];
  const hasButton = button !== undefined && page.said(words.labels.callToAction) !== '';
  const gap = upper > 0 && lower > 0 ? GAP : 0;
  const height = upper + gap + lower + (hasButton ? WIDE_GAP + BUTTON * 2.35 : 0);
  if (height > box.h && size > LEAST_TITLE)
    return sayStack(context, { ...stack, size: size * 0.9, least: least * 0.9 });
  const top = isBelow ? box.y + box.h - height : box.y + Math.max(0, (box.h - height) / 2);
  const texts = [title(top), line(top + upper + gap)];
  return hasButton ? [...texts, ...buttonUnder(context, stack, top + upper + gap + lower + WIDE_GAP)] : texts;
}

/** Aligned to the start of the words, or centred. */
function buttonUnder({ page, words }: RecipeContext, { box, align = 'start', button = '' }: Stack, y: number): Layer[] {
  const label = words.labels.callToAction;
  const [, text] = drawButton(page, label, { x: 0, y, size: BUTTON }, button);
  const start = page.direction === 'rtl' ? page.frame.width - box.x - box.w : box.x;
  const x = align === 'centre' ? start + (box.w - (text?.text?.box.w ?? 0)) / 2 : start;
  return drawButton(page, label, { x, y, size: BUTTON }, button);
}

/** Lines that may stand in rows: the seller's lines, each once. */
export function linesOf({ words }: RecipeContext, most: number): string[] {
  return withoutEchoes([...new Set([...words.benefits, ...words.features])]).slice(0, most);
}

/** Rows one below the other, each after its icon. */
export function drawRows(context: RecipeContext, lines: readonly string[], box: UnitBox): Layer[] {
  const { page, theme, words } = context;
  const icons = matchIcons(
    lines.map((line) => page.said(line)),
    words.language,
  );
  const pitch = Math.min(210, box.h / Math.max(1, lines.length));
  const top = box.y + (box.h - pitch * lines.length) / 2;
  const texts = lines.map((line, i): PageText => ({
    ...LABEL,
    role: 'benefit',
    words: line,
    box: page.box(box.x + 96, top + i * pitch + 10, box.w - 96, pitch - 20),
    size: lines.length > 3 ? 34 : 40,
    maxLines: 3,
    stand: 'middle',
    ink: theme.ink,
  }));
  return [
    ...lines.flatMap((_, i) => {
      const y = top + (i + 0.5) * pitch;
      const rule = paintLine(
        [page.point(box.x, top + i * pitch), page.point(box.x + box.w, top + i * pitch)],
        theme.soft,
        1.6,
      );
      const at = page.point(box.x + 38, y);
      return [
        ...(i > 0 ? [rule] : []),
        paintDisc(at, 36, theme.accent),
        drawIcon(icons[i] ?? 'check', at, 40, theme.white, 1.8),
      ];
    }),
    ...page.texts(texts),
  ];
}

/** The product's name, or nothing. */
export function sayName(
  { page, words }: RecipeContext,
  box: UnitBox,
  wish: Partial<PageText> & Pick<PageText, 'ink' | 'size'>,
): Layer {
  return page.text({ ...TITLE, words: words.name ?? '', box, least: 34, maxLines: 2, ...wish });
}

/** A thin frame around the page. */
export function hairFrame(context: RecipeContext, inset: number, color: string): Layer[] {
  const { x, y, w, h } = roomOf(context, inset);
  return [
    paintBox({ x, y, w, h: 2 }, color),
    paintBox({ x, y: y + h - 2, w, h: 2 }, color),
    paintBox({ x, y, w: 2, h }, color),
    paintBox({ x: x + w - 2, y, w: 2, h }, color),
  ];
}
