import { drawStrip } from '../decor/draw-strip.ts';
import { cropProduct, middleOf } from '../stage/crop-product.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import type { PageText } from '../type/page.ts';
import { paintBackground, paintLine } from '../page/paint-shape.ts';
import { pickPoints, type Zone } from '../stage/pick-points.ts';
import { placeInWindow } from '../stage/place-in-window.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';
import type { Frame, Layer } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import { raiseLow } from '../stage/raise-low.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { withoutEchoes } from '../phrases/without-echoes.ts';
import { LINE, TITLE } from '../type/roles.ts';

const MOST_FACTS = 5;
/** Where the photo ends and the column of words or close-ups starts. */
const SEAM = 540;
const GAP = 12;
/** Lower edge of the photo if another upload is shown below it. */
const UPPER = 620;
/** Width ÷ height from which a product is wide, the lower edge of its photo, and the maximum number of facts below it. */
const [WIDE, SHEET, MOST_BESIDE] = [1.02, 650, 4];
/** The column of words: left edge, width, upper and lower edge of its rows. */
const COLUMN = { x: 592, w: 344, top: 64, bottom: 936 };
/** Free space below the title. */
const BELOW_TITLE = 40;
/** Maximum row height: few facts are not spread over the page. */
const MOST_ROW = 190;
/** Type size for few rows, type size for more, and the number that counts as few. */
const [LARGE, USUAL, FEW] = [46, 38, 3];
/** Space for a number before its line. */
const INDENT = 62;

/** A card to keep with the product: how to use it if the seller says so, else the facts; without facts, close-ups. */
export const usageGuide: Style = {
  id: 'usage_guide',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  photos: 3,
  async compose(context) {
    const { frame, words, theme } = context;
    const isManual = words.steps.length > 0;
    const lines = isManual ? words.steps : factsOf(context);
    const other = lines.length > 0 ? context.products[1] : undefined;
    if (isSheet(context, lines, isManual)) return { frame, layers: await sheet(context, lines), grain: 1.4 };
    if (lines.length === 0 && context.main.aspect > WIDE) {
      const picture = await photograph(context, { width: frame.width, height: SHEET });
      return { frame, layers: [paintBackground(theme.paper), ...picture, ...views(context)], grain: 1.4 };
    }
    const rest = lines.length > 0 ? card(context, lines, isManual) : views(context);
    const shown = [
      ...(await photograph(context, { width: SEAM, height: other ? UPPER : 1000 })),
      ...(other ? below(context, other) : []),
    ];
    return { frame, layers: [paintBackground(theme.paper), ...shown, ...rest], grain: 1.4 };
  },
};

/** Whether few facts of a wide product stand below its photo: in a column layout it would be small and the column empty. */
const isSheet = ({ main, products }: RecipeContext, lines: readonly string[], isManual: boolean): boolean =>
  !isManual && products.length === 1 && main.aspect > WIDE && lines.length > 0;

/** The photo from edge to edge, the name below it, and the facts side by side. */
async function sheet(context: RecipeContext, lines: readonly string[]): Promise<Layer[]> {
  const { frame, page, words, theme } = context;
  const hasName = page.said(words.name ?? '') !== '';
  const foot = hasName ? SHEET : SHEET + 90;
  const name = page.text({
    ...TITLE,
    words: words.name ?? '',
    box: page.box(64, foot + 26, 872, 84),
    size: 56,
    least: 36,
    maxLines: 1,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
  const strip = { lines: lines.slice(0, MOST_BESIDE), role: 'feature' as const, top: 804, height: 160 };
  return [
    paintBackground(theme.paper),
    ...(await photograph(context, { width: frame.width, height: foot })),
    name,
    ...drawStrip({ page, theme, language: words.language }, strip),
  ];
}

/** Lines of a card: facts, then the seller's promises. */
function factsOf({ words: { features, benefits } }: RecipeContext): string[] {
  return withoutEchoes([...new Set([...features, ...benefits])]).slice(0, MOST_FACTS);
}

/** The product in a quiet set, as high as the space allows. */
async function photograph(context: RecipeContext, frame: Frame): Promise<Layer[]> {
  const { main, page } = context;
  const { width, height } = frame;
  const anchorAt = { x: width / 2, y: height * 0.79 };
  const stage = await stageSet({ ...context, frame }, 'studio', { nth: 2, zoom: 1.06, anchorAt });
  const room = { height: height * 0.64, maxWidth: width * 0.8 };
  const floor = main.lies ? raiseLow(main, room, 0, height) : Math.max(height * 0.8, stage.anchor.y);
  const at = { x: width / 2, y: stage.supportRadius === null ? floor : stage.anchor.y };
  const { layers } = placeCentred(stage, main, { ...room, at, head: 0, isOpenBeside: true }, IN_SET);
  return insetLayers([...stage.backdrop, ...layers], page.box(0, 0, width, height));
}

/** Another upload below the photo, beside a card's words. */
function below({ frame, page, theme }: RecipeContext, other: PreparedProduct): Layer[] {
  const box = page.box(0, UPPER + GAP, SEAM, 1000 - UPPER - GAP);
  return unmarkLayers(placeInWindow(frame, other, box, 0, theme.soft));
}

/** The title, and below it one line per row between hairlines. */
function card(context: RecipeContext, lines: readonly string[], isManual: boolean): Layer[] {
  const { page, theme } = context;
  const used = title(context, isManual, COLUMN.top).text?.bounds.h ?? 0;
  const head = used > 0 ? used + BELOW_TITLE : 0;
  const row = Math.min(MOST_ROW, (COLUMN.bottom - COLUMN.top - head) / lines.length);
  // Few facts are centred vertically beside the product, not above an empty half.
  const first = COLUMN.top + (COLUMN.bottom - COLUMN.top - head - row * lines.length) / 2;
  const top = first + head;
  const rows = lines.map((_, i) => top + i * row);
  return [
    title(context, isManual, first),
    ...rows.map((y) => paintLine([page.point(COLUMN.x, y), page.point(COLUMN.x + COLUMN.w, y)], theme.soft, 2)),
    ...(isManual ? rows.map((y, i) => numeral(context, i, y, row)) : []),
    ...page.texts(
      lines.map((line, i) =>
        instruction(context, line, { y: rows[i]!, row, isStep: isManual, size: lines.length > FEW ? USUAL : LARGE }),
      ),
    ),
  ];
}

function title({ page, words, theme }: RecipeContext, isManual: boolean, y: number): Layer {
  return page.text({
    ...TITLE,
    words: isManual ? words.labels.howToUse : (words.name ?? ''),
    box: page.box(COLUMN.x, y, COLUMN.w, 190),
    size: 60,
    least: 36,
    maxLines: 3,
    leading: 1.08,
    ink: theme.ink,
  });
}

function numeral({ page, theme }: RecipeContext, i: number, y: number, row: number): Layer {
  return page.text({
    ...TITLE,
    words: page.number(i + 1),
    box: page.box(COLUMN.x, y + 12, INDENT - 10, row - 24),
    size: 46,
    maxLines: 1,
    stand: 'middle',
    ink: theme.accent,
  });
}

interface Row {
  y: number;
  row: number;
  isStep: boolean;
  size: number;
}

function instruction({ page, theme }: RecipeContext, words: string, { y, row, isStep, size }: Row): PageText {
  const indent = isStep ? INDENT : 0;
  return {
    ...LINE,
    role: isStep ? 'step' : 'feature',
    words,
    box: page.box(COLUMN.x + indent, y + 12, COLUMN.w - indent, row - 24),
    size,
    least: 24,
    maxLines: 4,
    leading: 1.14,
    stand: 'middle',
    ink: theme.ink,
  };
}

/** Two zones for close-ups: beside a tall product, and below a wide one. */
const [UPPER_AND_LOWER, LEFT_AND_RIGHT]: [Zone[], Zone[]] = [
  [
    { left: 0.2, top: 0, right: 0.8, bottom: 0.4 },
    { left: 0.2, top: 0.5, right: 0.8, bottom: 0.9 },
  ],
  [
    { left: 0, top: 0.2, right: 0.4, bottom: 0.8 },
    { left: 0.6, top: 0.2, right: 1, bottom: 0.8 },
  ],
];

/** Two windows: further uploads if there are any, else close-ups; the name below them. */
function views({ main, products, page, words, theme }: RecipeContext): Layer[] {
  const bottom = page.said(words.name ?? '') === '' ? 1000 : 896;
  const isWide = main.aspect > WIDE;
  const h = isWide ? bottom - SHEET - GAP : (bottom - GAP) / 2;
  const w = (1000 - GAP) / 2;
  const points = pickPoints(main, isWide ? LEFT_AND_RIGHT : UPPER_AND_LOWER, 0.5);
  const windows = points.map((point, i) => {
    const other = products[i + 1];
    return cropProduct(other ?? main, {
      box: isWide
        ? page.box(i * (w + GAP), SHEET + GAP, w, h)
        : page.box(SEAM + GAP, i * (h + GAP), 1000 - SEAM - GAP, h),
      radius: 0,
      ground: i === 0 ? theme.soft : theme.tint,
      focus: other ? middleOf(other) : point,
      span: other ? 1.2 : 0.5,
    });
  });
  const name = page.text({
    ...LINE,
    words: words.name ?? '',
    box: isWide ? page.box(64, 906, 872, 84) : page.box(SEAM + 40, 906, 396, 84),
    size: 36,
    least: 24,
    align: isWide ? 'centre' : 'start',
    stand: 'middle',
    ink: theme.ink,
  });
  return [...windows, name];
}
