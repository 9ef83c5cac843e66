import { drawDimension } from '../decor/draw-dimension.ts';
import { drawReference, referenceFor, type Reference } from '../decor/draw-reference.ts';
import { paintGrid } from '../page/paint-grid.ts';
import { paintDisc, paintFloorLine, paintBackground, paintLine } from '../page/paint-shape.ts';
import type { Page } from '../type/page.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { hexOfOklch } from '../pixels/colour.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import { readDimensions, type SaidDimensions, type SaidLength } from '../phrases/read-dimensions.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Stand } from '../stage/stand-product.ts';
import { TITLE } from '../type/roles.ts';

/** Floor line of tall products; low ones stand higher, in the middle of the sheet. */
const LOWEST = 850;
const HIGHEST = 640;
const MIDDLE = 566;
const ROOM = { height: 600, maxWidth: 600 };
/** Gap between the product and the reference object, units. */
const GAP = 84;
const LEFT = 190;

/** Without dimensions: the largest space on the sheet, below a title and without one. */
const [UNDER_TITLE, ALONE] = [
  { height: 575, maxWidth: 760 },
  { height: 700, maxWidth: 760 },
];

/**
 * The product as in an architect's drawing: on squared paper, with its dimensions. With dimensions from the description it stands to scale
 * beside an object that everybody knows; without, it fills the sheet, with corner marks and its own colours.
 */
export const sizeComparisons: Style = {
  id: 'size_comparisons',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme, description } = context;
    const said = readDimensions(description, main.aspect);
    const scene = said.height || said.width ? besideReference(sizeIn(main, ROOM), said) : null;
    const title = words.name ?? (scene ? words.labels.size : '');
    const { w, h } = scene?.size ?? sizeIn(main, page.said(title) === '' ? ALONE : UNDER_TITLE);
    const base = scene ? baseFor(Math.max(h, scene.other.h)) : Math.min(LOWEST, HIGHEST + h / 3);
    const x = scene ? LEFT + w / 2 : 500;
    const stage = stageSweep(frame, {
      paper: '#ffffff',
      anchor: page.point(x, base - 12),
      pitchDeg: main.pitchDeg,
      light: { strength: 0.3, contact: 0.5 },
    });
    const room = { height: h, maxWidth: w };
    const placed = placeProduct(stage, main, { ...room, middle: page.point(x, base - h / 2), edge: null }, ON_PAPER);
    return {
      frame,
      layers: [
        paintBackground(theme.paper),
        paintGrid(scene?.cell ?? 50, theme.soft, { x: page.point(LEFT, 0).x, y: base }),
        ...(scene ? drawReference(page, scene.reference, placeOf(page, scene, base), theme) : []),
        paintFloorLine(base, theme.ink, 2.5),
        ...placed.layers,
        ...(scene ? measures(context, said, placed.stand, base) : own(context, placed.stand, base)),
        page.text({
          ...TITLE,
          words: title,
          box: page.box(64, 52, 872, 130),
          size: 66,
          least: 40,
          ink: theme.ink,
        }),
      ],
      grain: 0.8,
    };
  },
};

/** Floor line for products of this height, units. */
const baseFor = (height: number): number => Math.min(LOWEST, Math.max(HIGHEST, MIDDLE + height / 2));

interface Scene {
  size: { w: number; h: number };
  reference: Reference;
  /** Size of the reference object, units. */
  other: { w: number; h: number };
  left: number;
  /** Squares of the paper, units: 1 cm, 5 cm or 10 cm. */
  cell: number;
}

/** Place of the reference object. */
const placeOf = (page: Page, { left, other: { w, h } }: Scene, base: number): UnitBox => page.box(left, base - h, w, h);

/** Product and reference object side by side, at one scale, as large as the page allows. */
function besideReference({ w, h }: { w: number; h: number }, said: SaidDimensions): Scene {
  const metresPerUnit = said.height ? said.height.metres / h : (said.width?.metres ?? 1) / w;
  const reference = referenceFor(Math.max(w, h) * metresPerUnit);
  const other = { w: reference.width / metresPerUnit, h: reference.height / metresPerUnit };
  const scale = Math.min(1, 600 / other.h, (940 - LEFT - GAP) / (w + other.w));
  const size = { w: w * scale, h: h * scale };
  const perMetre = scale / metresPerUnit;
  const cellM = [0.01, 0.05, 0.1, 0.5].find((side) => side * perMetre >= 30) ?? 0.5;
  const left = Math.min(936 - other.w * scale, LEFT + size.w + GAP + Math.max(0, (560 - size.w - other.w * scale) / 2));
  return {
    size,
    reference,
    other: { w: other.w * scale, h: other.h * scale },
    left,
    cell: cellM * perMetre,
  };
}

/** Length of the corner marks and their distance from the product; radius of a colour disc and the distance to the next. */
const [CORNER, OFF, DISC, NEXT] = [34, 22, 30, 84];
/** Maximum number of colours shown, and the minimum share of the product that a colour covers. */
const [MOST_COLOURS, LEAST_SHARE] = [5, 0.05];

/** No dimensions stated: corner marks, and the product's measured colours. */
function own({ main, page, theme }: RecipeContext, { visible }: Stand, base: number): Layer[] {
  const { x, y, w, h } = visible;
  const corners = [x - OFF, x + w + OFF].flatMap((at, right) =>
    [y - OFF, y + h].map((height, low) => {
      const inward = right === 1 ? -CORNER : CORNER;
      const along = low === 1 ? -CORNER : CORNER;
      const ends = [
        { x: at + inward, y: height },
        { x: at, y: height },
        { x: at, y: height + along },
      ];
      return paintLine(low === 1 ? ends.slice(1) : ends, theme.accent, 2.4);
    }),
  );
  const colours = main.palette.swatches.filter(({ share }) => share >= LEAST_SHARE).slice(0, MOST_COLOURS);
  const first = 500 - ((colours.length - 1) * NEXT) / 2;
  return [
    ...corners,
    ...colours.map((colour, i) => paintDisc(page.point(first + i * NEXT, base + 72), DISC, hexOfOklch(colour))),
  ];
}

/** Dimension lines beside and below the product. A side without a figure gets none. */
function measures({ page, theme }: RecipeContext, said: SaidDimensions, { visible }: Stand, base: number): Layer[] {
  const figure = (length: SaidLength | null): string | null => length && `${page.number(length.value)} ${length.unit}`;
  const [high, wide] = [figure(said.height), figure(said.width)];
  const { x, y, w, h } = visible;
  const start = page.direction === 'rtl' ? page.frame.width - x - w : x;
  const line = { color: theme.accent, ink: theme.ink };
  const upright = page.point(start - 44, 0).x;
  const flat = base + 46;
  const beside = { ...line, align: 'end' as const, box: page.box(20, y + h / 2 - 40, start - 44 - 20 - 20, 80) };
  const below = {
    ...line,
    align: 'centre' as const,
    box: page.box(Math.max(40, start + w / 2 - 200), flat + 10, Math.min(400, 2 * (start + w / 2 - 40)), 70),
  };
  return [
    ...(high
      ? drawDimension(page, { ...beside, words: high, from: { x: upright, y }, to: { x: upright, y: y + h } })
      : []),
    ...(wide ? drawDimension(page, { ...below, words: wide, from: { x, y: flat }, to: { x: x + w, y: flat } }) : []),
  ];
}
