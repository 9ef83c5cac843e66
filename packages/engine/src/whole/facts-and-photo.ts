import { drawCards } from '../decor/draw-cards.ts';
import { drawStrip } from '../decor/draw-strip.ts';
import { paintBackground, paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { TITLE } from '../type/roles.ts';
import { drawRows, fillPlace, linesOf, mounted, roomOf, sayName, SLIM, WIDE } from './page-of-photo.ts';
import { aspectOf, boxIn, fillWindow, showsProduct, windowIn } from './photo-window.ts';

/** Pages with rows, cards or a strip of facts beside the whole photo. */

/** The photo above, two if they are tall, up to four lines side by side below. */
export function strip(context: RecipeContext, lines: readonly string[], role: 'trust' | 'feature' | 'step'): Layer[] {
  const { main, page, words, theme } = context;
  if (lines.length === 0) return mounted(context, theme.paper, roomOf(context, 56));
  const above = { x: 0, y: 0, w: 1000, h: 740 };
  return [
    paintBackground(theme.paper),
    ...(fillPlace(context, above) ?? fillWindow(main.product, boxIn(main.product, { x: 40, y: 40, w: 920, h: 690 }))),
    sayName(context, page.box(64, 756, 872, 44), {
      size: 30,
      least: 24,
      maxLines: 1,
      align: 'centre',
      ink: theme.muted,
      voice: 'sans',
    }),
    ...drawStrip({ page, theme, language: words.language }, { lines, role, top: 822, height: 160 }),
  ];
}

/** Title, photo and rows: the photo beside the rows, or above them if it is wide. */
export function sheet(context: RecipeContext, title: string, lines: readonly string[]): Layer[] {
  const { main, page, theme } = context;
  const heading = page.text({
    ...TITLE,
    words: title,
    box: page.box(64, 56, 872, 150),
    size: 72,
    least: 40,
    ink: theme.ink,
  });
  const top = heading.text ? heading.text.bounds.y + heading.text.bounds.h + 36 : 64;
  const beside = page.box(64, top, 430, 936 - top);
  const above = { x: 64, y: top, w: 872, h: 480 };
  const isNarrow = !showsProduct(main.product, beside);
  const isWide =
    aspectOf(main.product) > WIDE ? isNarrow || lines.length <= 3 : isNarrow && showsProduct(main.product, above);
  const window = windowIn(main.product, isWide ? above : beside);
  const rows: UnitBox = isWide
    ? { x: 64, y: top + 500, w: 872, h: 936 - top - 500 }
    : { x: 536, y: top, w: 400, h: 936 - top };
  return [
    paintBackground(theme.paper),
    ...fillWindow(main.product, window, 24),
    heading,
    ...drawRows(context, lines.slice(0, isWide ? 3 : 4), rows),
  ];
}

/** The photo from edge to edge on one side of the page or above, wherever that shows the product; title and rows on the rest. */
export function panel(context: RecipeContext, title: string, lines: readonly string[]): Layer[] {
  const { main, page, theme } = context;
  const { window, radius, rest } = placesOf(context);
  const isTall = rest.h > rest.w;
  const heading = page.text({
    ...TITLE,
    words: title,
    box: page.box(rest.x, rest.y, rest.w, isTall ? 220 : 70),
    size: isTall ? 64 : 56,
    least: 32,
    maxLines: isTall ? 3 : 1,
    ink: theme.ink,
  });
  const top = heading.text ? heading.text.bounds.y + heading.text.bounds.h + 30 : rest.y;
  return [
    paintBackground(theme.counterTint),
    ...fillWindow(main.product, window, radius),
    heading,
    ...drawRows(context, lines.slice(0, isTall ? 4 : 2), { ...rest, y: top, h: rest.y + rest.h - top }),
  ];
}

/** Where a panel's photo goes, and what is left for words, not yet mirrored. */
function placesOf({ main: { product }, page }: RecipeContext): { window: UnitBox; radius: number; rest: UnitBox } {
  const [side, above] = [page.box(0, 0, 500, 1000), { x: 0, y: 0, w: 1000, h: 550 }];
  if (aspectOf(product) < WIDE && showsProduct(product, side))
    return { window: side, radius: 0, rest: { x: 550, y: 80, w: 400, h: 860 } };
  if (showsProduct(product, above)) return { window: above, radius: 0, rest: { x: 80, y: 590, w: 840, h: 350 } };
  if (aspectOf(product) < WIDE)
    return { window: boxIn(product, page.box(480, 60, 460, 880)), radius: 24, rest: { x: 60, y: 80, w: 380, h: 840 } };
  return {
    window: boxIn(product, { x: 60, y: 60, w: 880, h: 540 }),
    radius: 24,
    rest: { x: 80, y: 630, w: 840, h: 320 },
  };
}

/** The photo in the middle, short lines on cards on both sides; a wide photo spans the page, with the lines below it. */
export function cards(context: RecipeContext): Layer[] {
  const { main, page, words, theme } = context;
  const lines = words.features.slice(0, 4);
  const heading = sayName(context, page.box(64, 56, 872, 110), { size: 64, align: 'centre', ink: theme.ink });
  const top = heading.text ? heading.text.bounds.y + heading.text.bounds.h + 40 : 80;
  const said = { page, theme, language: words.language };
  const between = { x: 285, y: top, w: 430, h: 930 - top };
  if (aspectOf(main.product) > SLIM || !showsProduct(main.product, between)) {
    const window = boxIn(main.product, { x: 64, y: top, w: 872, h: 760 - top });
    const below = drawStrip(said, { lines, role: 'feature', top: 800, height: 160 });
    return [paintBackground(theme.tint), heading, ...fillWindow(main.product, window, 28), ...below];
  }
  return [
    paintBackground(theme.tint),
    heading,
    ...fillWindow(main.product, between, 28),
    ...drawCards(said, { lines, role: 'feature', between }),
  ];
}

/** A catalogue page: the whole photo on white, name and facts below a rule. */
export function entry(context: RecipeContext): Layer[] {
  const { main, page, frame, theme } = context;
  const lines = linesOf(context, 3);
  if (lines.length === 0) return mounted(context, theme.white, roomOf(context, 50));
  return [
    paintBackground(theme.white),
    ...fillWindow(main.product, boxIn(main.product, { x: 64, y: 64, w: frame.width - 128, h: frame.height * 0.6 })),
    paintLine([page.point(64, frame.height * 0.7), page.point(frame.width - 64, frame.height * 0.7)], theme.soft, 2),
    ...drawStrip(
      { page, theme, language: context.words.language },
      { lines, role: 'feature', top: frame.height * 0.75, height: 180 },
    ),
  ];
}
