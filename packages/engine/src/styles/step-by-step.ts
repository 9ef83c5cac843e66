import { columnsOf } from '../compose/columns.ts';
import type { Page, PageText } from '../compose/page.ts';
import { paintDisc, paintGround } from '../compose/paint-shape.ts';
import type { Layer, UnitBox } from '../compose/picture.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import { placeInWindow } from '../compose/place-in-window.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { type SetScene, showInSet } from '../compose/show-in-set.ts';
import { unmarkLayers } from '../compose/unmark-layers.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';

/** Kept free between one caption and the next, beside the gap of the columns. */
const AIR = 14;
const RADIUS = 26;
/** Between one panel and the next. */
const GAP = 22;

/** Panels of a seller who names no steps: the product in three places. */
const PANELS = 3;
/** Where nothing but the photo is there to show, every panel is another place. */
const PLACES: readonly SetScene[] = [
  { role: 'lifestyle', view: { nth: 0 }, share: 0.92, widest: 0.88 },
  { role: 'snapshot', view: { nth: 0 }, share: 0.92, widest: 0.88 },
  { role: 'podium', view: { nth: 0, zoom: 1.1 }, share: 0.92, widest: 0.88 },
];
/** Width by height of a product up to which it has more room in a column than in a row. */
const TALL = 0.7;

/** The steps that the seller names, each in a place of its own; further uploads show them where there are some. */
export const stepByStep: Style = {
  id: 'step_by_step',
  width: 4096,
  height: 4096,
  photos: 3,
  async compose(context) {
    const { frame, page, words, theme } = context;
    const isNumbered = words.steps.length > 0;
    const title = isNumbered ? words.labels.stepByStep : (words.name ?? '');
    const boxes = isNumbered ? columns(page, words.steps.length, 236, 540) : panels(page, context.main, title !== '');
    const views = await Promise.all(boxes.map((box, i) => view(context, i, box)));
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        page.text({
          ...TITLE,
          words: title,
          box: page.box(64, 62, 872, 90),
          size: 72,
          least: 44,
          maxLines: 1,
          ink: theme.ink,
        }),
        ...(isNumbered && words.name
          ? [
              page.text({
                ...LINE,
                words: words.name,
                box: page.box(66, 152, 872, 50),
                size: 32,
                maxLines: 1,
                ink: theme.muted,
              }),
            ]
          : []),
        ...views.flat(),
        ...(isNumbered ? boxes.flatMap((box, i) => numeral(context, i, box)) : []),
        ...page.texts(words.steps.map((step, i) => caption(context, step, boxes[i]!))),
      ],
      grain: 1,
    };
  },
};

function columns(page: Page, count: number, top: number, height: number): UnitBox[] {
  return columnsOf(count).map(({ x, w }) => page.box(x, top, w, height));
}

/** Below the name, or on the whole page: columns for what is tall, rows for all else. */
function panels(page: Page, { aspect }: PreparedProduct, hasTitle: boolean): UnitBox[] {
  const [top, height] = hasTitle ? [190, 746] : [64, 872];
  if (aspect < TALL) return columns(page, PANELS, top, height);
  const h = (height - (PANELS - 1) * GAP) / PANELS;
  return Array.from({ length: PANELS }, (_, i) => page.box(64, top + i * (h + GAP), 872, h));
}

function numeral({ page, theme }: RecipeContext, i: number, box: UnitBox): Layer[] {
  const x = page.direction === 'rtl' ? box.x + box.w - 50 : box.x + 50;
  return [
    paintDisc({ x, y: 286 }, 32, theme.ink),
    page.text({
      ...LABEL,
      words: page.number(i + 1),
      box: { x: x - 32, y: 254, w: 64, h: 64 },
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

function caption({ page, theme }: RecipeContext, words: string, { x, w }: UnitBox): PageText {
  return {
    ...LABEL,
    role: 'step',
    words,
    box: { x: page.direction === 'rtl' ? x + AIR : x, y: 800, w: w - AIR, h: 150 },
    size: 40,
    ink: theme.ink,
  };
}

/** Another upload where there is one, else the product in another place. */
async function view(context: RecipeContext, i: number, box: UnitBox): Promise<Layer[]> {
  const { products, main, frame, theme } = context;
  const other = products[i];
  const ground = [theme.tint, theme.soft, theme.counterTint][i] ?? theme.tint;
  const isUpload = products.length > 1 && other !== undefined;
  const layers = isUpload
    ? placeInWindow(frame, other, box, RADIUS, ground)
    : await showInSet(context, main, box, PLACES[i % PLACES.length]!, RADIUS);
  return i === 0 ? layers : unmarkLayers(layers);
}
