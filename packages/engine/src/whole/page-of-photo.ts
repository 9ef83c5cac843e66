import { drawButton } from '../decor/draw-button.ts';
import { drawIcon } from '../page/draw-icon.ts';
import { paintBox, paintDisc, paintBackground, paintLine, paintVeil } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { withoutEchoes } from '../phrases/without-echoes.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { wholeOf } from '../page/units.ts';
import type { PageText } from '../type/page.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';
import { aspectOf, boxIn, fillWindow, showsProduct, type View, type WholePhoto, zoomOn } from './photo-window.ts';

/** Building blocks of pages around a whole photo. */

/** Width ÷ height from which a photo spans the page instead of standing beside its words, and up to which it fills a tall page. */
export const [WIDE, SLIM] = [1.15, 0.8];

/** Share of the width of its room up to which a photo is narrow: it looks lost there. */
export const NARROW = 0.6;

export const isSilent = ({ words }: RecipeContext): boolean => words.headline === '' && words.line === '';

/** Gap between two photos, and between two with round corners, units. */
export const SEAM = 8;
const WIDE_SEAM = 20;
/**
 * Share of its width or height from which a photo fills a place: if it leaves its product whole, if only two would fill it better, and even if that
 * crops its product.
 */
const [FILLING, PLENTY, ALMOST] = [0.54, 0.67, 0.9];
/** Zoom of a close-up, and of a single photo that stands for a pair. */
export const CLOSE = 2.2;
const NEARER = 1.5;

/** What fills a page or a place of it. */
export interface Spread extends View {
  /** Which of the seller's photos is the first one. */
  nth?: number;
  /** Of the corners, units. */
  radius?: number;
  /** The zoom is less where the product would not be visible as a whole. */
  isGuarded?: boolean;
  /** Two photos, even if one would fill the place; a single photo whose halves would crop its product is shown from nearer. */
  isPair?: boolean;
}

/**
 * A photo fills the page; if that would crop too much of it, the next photo or a close-up is beside or below it; if even that would, it lies alone on
 * paper.
 */
export function bleed(context: RecipeContext, spread: Spread = {}): Layer[] {
  const { main, products, frame, theme } = context;
  const filled = fillPlace(context, wholeOf(frame), spread);
  if (filled) return [paintBackground(theme.white), ...filled];
  const { product } = products[spread.nth ?? 0] ?? main;
  return [paintBackground(theme.paper), ...fillWindow(product, boxIn(product, roomOf(context, 40)), 0, spread)];
}

/** The same in a place of the page, not yet mirrored; null if two photos would not fill it either. */
export function fillPlace(context: RecipeContext, place: UnitBox, spread: Spread = {}): Layer[] | null {
  const { nth = 0, radius = 0, isGuarded = false, isPair = false, ...view } = spread;
  const [photo = context.main.product, next] = context.products.map(({ product }) => product).slice(nth);
  const show = (shown: WholePhoto, { x, y, w, h }: UnitBox, as: View): Layer[] =>
    fillWindow(shown, context.page.box(x, y, w, h), radius, as);
  const fills = (box: UnitBox, least: number): boolean =>
    keepsIn(photo, box) >= (showsProduct(photo, box) ? FILLING : least);
  const { isSharp = false } = view;
  const halves = halvesOf(place, aspectOf(photo), radius > 0 ? WIDE_SEAM : SEAM).find(([box]) =>
    fills(box, isPair ? ALMOST : PLENTY),
  );
  if (halves && (isPair || !fills(place, ALMOST))) {
    const [one, other] = halves;
    return [
      ...show(photo, one, { isSharp }),
      ...show(next ?? photo, other, next ? { isSharp } : { zoom: CLOSE, detail: view.detail ?? 0 }),
    ];
  }
  if (!fills(place, FILLING)) return null;
  const zoom = view.zoom ?? (isPair ? NEARER : 1);
  // From not so near, any place but the richest may be beside the product.
  const near = isPair && view.detail !== undefined ? { detail: 0 } : {};
  return show(photo, place, { ...view, ...near, zoom: Math.min(zoom, isGuarded ? zoomOn(photo, place) : Infinity) });
}

type Halves = readonly [UnitBox, UnitBox];

/** Halves of a place side by side and one below the other; first those that fit the photo better. */
export function halvesOf({ x, y, w, h }: UnitBox, aspect: number, seam: number): readonly [Halves, Halves] {
  const [wide, tall] = [(w - seam) / 2, (h - seam) / 2];
  const beside = [
    { x, y, w: wide, h },
    { x: x + wide + seam, y, w: wide, h },
  ] as const;
  const below = [
    { x, y, w, h: tall },
    { x, y: y + tall + seam, w, h: tall },
  ] as const;
  return aspect < w / h ? [beside, below] : [below, beside];
}

/** The share of a photo's width or height that a window shows which it fills. */
export function keepsIn({ photo: { width, height } }: WholePhoto, { w, h }: Pick<UnitBox, 'w' | 'h'>): number {
  const ratio = width / height / (w / h);
  return Math.min(ratio, 1 / ratio);
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
