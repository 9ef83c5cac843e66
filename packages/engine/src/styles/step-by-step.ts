import { columnsOf } from '../page/columns.ts';
import { cropProduct, middleOf } from '../stage/crop-product.ts';
import type { Page, PageText } from '../type/page.ts';
import { paintDisc, paintBackground } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { pickPoints } from '../stage/pick-points.ts';
import { placeInWindow } from '../stage/place-in-window.ts';
import { tiltProduct } from '../product/tilt-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { type SetScene, showInSet } from '../stage/show-in-set.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';
import { turnsApart } from '../stage/stage-set.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';

const RADIUS = 22;
/** Gap between panels. */
const GAP = 20;
/** Extra space between captions, beside the gap between columns. */
const AIR = 14;
/** Width ÷ height up to which a product has more space in a column than in a row. */
const TALL = 0.7;

/** What the panels show, each a different picture: in its room, on a stage, as a snapshot. */
const SCENES: readonly SetScene[] = [
  { role: 'lifestyle', view: { nth: 0 }, share: 0.8, widest: 0.84 },
  // The first podium is used by the style angle45.
  { role: 'podium', view: { nth: 1, zoom: 1.1 }, share: 0.8, widest: 0.84 },
  { role: 'snapshot', view: { nth: 0, zoom: 1.1 }, share: 0.8, widest: 0.84 },
];
/** Number of pictures if the seller names no steps: those and a close-up. */
const ALBUM = 4;
/** Number of uploads shown: the last picture of an album is a close-up. */
const PHOTOS = 3;
/** The album panel that shows a flat product askew, and its angle. */
const ASKEW = { panel: 2, degrees: -32 };
/** Share of the product's longer side that the close-up shows. */
const NEAR = 0.5;

/** Place of a panel, and of its step's words beside or below it. */
interface Place {
  panel: UnitBox;
  numeral: UnitBox;
  caption: Pick<PageText, 'box' | 'stand' | 'size'>;
}

/** The steps that the seller names, each with its own picture; without steps, four different pictures. */
export const stepByStep: Style = {
  id: 'step_by_step',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  photos: PHOTOS,
  async compose(context) {
    const { frame, theme } = context;
    const layers = context.words.steps.length > 0 ? await manual(context) : await album(context);
    return { frame, layers: [paintBackground(theme.paper), ...layers], grain: 1 };
  },
};

/** Heading, name, and the steps one below the other; side by side for a tall product, which has more space in a column. */
async function manual(context: RecipeContext): Promise<Layer[]> {
  const { main, page, words, theme } = context;
  const { steps } = words;
  const places = main.aspect < TALL ? columns(page, steps.length) : rows(page, steps.length);
  const panels = await Promise.all(places.map(({ panel }, i) => show(context, i, panel)));
  const heading = page.text({
    ...TITLE,
    words: words.labels.stepByStep,
    box: page.box(64, 54, 872, 82),
    size: 66,
    least: 44,
    maxLines: 1,
    ink: theme.ink,
  });
  const name = page.text({
    ...LINE,
    words: words.name ?? '',
    box: page.box(66, 138, 872, 46),
    size: 30,
    maxLines: 1,
    ink: theme.muted,
  });
  const captions = page.texts(
    places.map(({ caption }, i) => ({
      ...LABEL,
      ...caption,
      role: 'step',
      words: steps[i] ?? '',
      least: 24,
      ink: theme.ink,
    })),
  );
  return [
    heading,
    name,
    ...panels.flat(),
    ...places.flatMap(({ numeral }, i) => number(context, i, numeral)),
    ...captions,
  ];
}

function rows(page: Page, count: number): Place[] {
  const [top, bottom] = [206, 944];
  const h = (bottom - top - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, i) => {
    const y = top + i * (h + GAP);
    return {
      panel: page.box(64, y, 466, h),
      numeral: page.box(566, y + h / 2 - 34, 68, 68),
      caption: { box: page.box(656, y, 280, h), stand: 'middle', size: 38 },
    };
  });
}

function columns(page: Page, count: number): Place[] {
  return columnsOf(count).map(({ x, w }) => ({
    panel: page.box(x, 206, w, 566),
    numeral: page.box(x + 16, 222, 68, 68),
    caption: { box: page.box(x, 792, w - AIR, 156), size: 38 },
  }));
}

function number({ page, theme }: RecipeContext, i: number, box: UnitBox): Layer[] {
  return [
    paintDisc({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, box.w / 2, theme.ink),
    page.text({
      ...LABEL,
      words: page.number(i + 1),
      box,
      weight: 700,
      size: 34,
      maxLines: 1,
      align: 'centre',
      stand: 'middle',
      ink: theme.white,
      overProduct: true,
    }),
  ];
}

/** Four pictures, two by two, below the name if there is one, separated by thin lines of paper. */
async function album(context: RecipeContext): Promise<Layer[]> {
  const { page, words, theme } = context;
  const title = words.name ?? '';
  const top = title === '' ? 0 : 128;
  const [w, h] = [(1000 - GAP / 2) / 2, (1000 - top - GAP / 2) / 2];
  const boxes = Array.from({ length: ALBUM }, (_, i) =>
    page.box((i % 2) * (w + GAP / 2), top + Math.floor(i / 2) * (h + GAP / 2), w, h),
  );
  const panels = await Promise.all(boxes.map((box, i) => show(context, i, box, 0)));
  const name = page.text({
    ...TITLE,
    words: title,
    box: page.box(64, 26, 872, 80),
    size: 56,
    least: 36,
    maxLines: 1,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
  return [name, ...panels.flat()];
}

/** Another upload if there is one, else the product in another place. */
async function show(context: RecipeContext, i: number, box: UnitBox, radius = RADIUS): Promise<Layer[]> {
  const { products, main, frame, theme } = context;
  const [other, scene] = [i < PHOTOS ? products[i] : undefined, SCENES[i]];
  if (i > 0 && other) return unmarkLayers(placeInWindow(frame, other, box, radius, theme.tint));
  if (!scene) return [closeUp(context, box)];
  const turns = turnsApart(
    context,
    SCENES.map(({ role, view }) => ({ role, nth: view.nth ?? 0 })),
  );
  // Three views of a flat product from straight above would look the same; a hanging product hangs straight.
  const isAskew = main.lies && context.kind?.lives !== 'wall' && i === ASKEW.panel;
  const shown = isAskew ? tiltProduct(main, ASKEW.degrees) : main;
  const layers = await showInSet(context, shown, box, { ...scene, other: turns[i] ?? 0 }, radius);
  return i === 0 ? layers : unmarkLayers(layers);
}

function closeUp({ main, theme }: RecipeContext, box: UnitBox): Layer {
  const [focus = middleOf(main)] = pickPoints(main, [{ left: 0.2, top: 0.1, right: 0.8, bottom: 0.7 }], NEAR);
  return cropProduct(main, { box, radius: 0, ground: theme.soft, focus, span: NEAR });
}
