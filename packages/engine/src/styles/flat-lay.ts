import { believableHeight } from '../stage/believe-size.ts';
import { cropProduct } from '../stage/crop-product.ts';
import { layFlat } from '../stage/lay-flat.ts';
import { pickPoints } from '../stage/pick-points.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeInWindow } from '../stage/place-in-window.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { printPhoto, printWindow } from '../decor/print-photo.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { type SetScene, showInSet } from '../stage/show-in-set.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet, turnsApart } from '../stage/stage-set.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';

/** Other pictures of a flat product use its own room and the best-fitting surfaces; this one uses a further one. */
const FURTHER = 7;
/** Size in metres from which nothing is laid on a table. */
const LARGE_M = 0.5;

/** From above on cloth, wood or stone, in window light: a product that can lie flat does; of any other product, photo prints lie there. */
export const flatLay: Style = {
  id: 'flat_lay',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  photos: 3,
  async compose(context) {
    const { main, frame, longerM } = context;
    const nth = main.lies ? FURTHER : 0;
    const stage = await stageSet(context, 'flat_lay', { nth, anchorAt: { x: 500, y: 500 } });
    if (!canLie(context)) return { frame, layers: [...stage.backdrop, ...(await prints(context, stage))], grain: 2.2 };
    const height = Math.max(600, believableHeight(stage, main, longerM, 780));
    const wish = {
      height,
      maxWidth: 680,
      at: stage.anchor,
      turnDeg: main.aspect < 0.8 ? 8 : -5,
    };
    return { frame, layers: [...stage.backdrop, ...layFlat(stage, main, wish)], grain: 2.2 };
  },
};

/** A product without a base can lie flat, and so can a book or the like, whose front looks the same lying down. A cup seen at an angle cannot. */
function canLie({ main, longerM, category }: RecipeContext): boolean {
  if (main.lies) return true;
  return longerM < LARGE_M && category === 'books' && isSheet(main);
}

/** Almost a rectangle: only its front is visible, not a side. */
function isSheet({ silhouette: { alpha, width }, extent: { left, right, top, bottom } }: PreparedProduct): boolean {
  let covered = 0;
  for (let i = 0; i < alpha.length; i++) covered += alpha[i] ?? 0;
  return width > 0 && covered > 0.9 * (right - left) * (bottom - top);
}

/** A print: its size, place and rotation. */
interface Paper {
  width: number;
  height: number;
  at: { x: number; y: number };
  turnDeg: number;
}

/** Two small prints partly below a large one, which is drawn last; for a wide product the large one is in landscape format. */
const UPRIGHT: readonly Paper[] = [
  { width: 350, height: 420, at: { x: 776, y: 266 }, turnDeg: 6 },
  { width: 350, height: 420, at: { x: 800, y: 738 }, turnDeg: -5 },
  { width: 590, height: 730, at: { x: 368, y: 506 }, turnDeg: -2.5 },
];
const LENGTHWISE: readonly Paper[] = [
  { width: 400, height: 400, at: { x: 278, y: 756 }, turnDeg: -6 },
  { width: 400, height: 400, at: { x: 728, y: 772 }, turnDeg: 5 },
  { width: 800, height: 580, at: { x: 488, y: 344 }, turnDeg: -1.5 },
];
/** Width ÷ height from which a product is wide. */
const WIDE = 1.35;
const SPAN = 0.44;
const MAIN: SetScene = { role: 'lifestyle', view: { nth: 0, zoom: 1.1 }, share: 0.78, widest: 0.82 };
const OTHER: SetScene = { role: 'snapshot', view: { nth: 0, zoom: 1.1 }, share: 0.74, widest: 0.8 };

async function prints(context: RecipeContext, stage: Stage): Promise<Layer[]> {
  const { main, frame, page } = context;
  const papers = main.aspect > WIDE ? LENGTHWISE : UPRIGHT;
  const laid = papers.map(async ({ width, height, at, turnDeg }, i) => {
    const { paper, drawAt } = await print(context, i, { width, height });
    const x = page.direction === 'rtl' ? frame.width - at.x : at.x;
    const turn = page.direction === 'rtl' ? -turnDeg : turnDeg;
    const lying = { height, maxWidth: width, at: { x, y: at.y }, turnDeg: turn, thickness: 0.012, drawAt };
    return layFlat(stage, paper, lying);
  });
  const [first = [], second = [], large = []] = await Promise.all(laid);
  return [...unmarkLayers([...first, ...second]), ...large];
}

/** What each print shows: another upload or an enlarged detail, the product in another place, and, large, the product in its usual room. */
async function print(context: RecipeContext, i: number, size: { width: number; height: number }) {
  const { main, products, theme } = context;
  const upload = i < 2 ? products[i + 1] : undefined;
  const scene = i === 2 ? MAIN : OTHER;
  const box = printWindow(size);
  if (upload) return printPhoto({ ...size, layersIn: (window) => placeInWindow(size, upload, window, 0, theme.tint) });
  if (i === 0) return printPhoto({ ...size, layersIn: (window) => [closeUp(main, window, theme.soft)] });
  const [, turn = 0] = turnsApart(context, [
    { role: MAIN.role, nth: 0 },
    { role: OTHER.role, nth: 0 },
  ]);
  const layers = await showInSet(context, main, box, i === 2 ? scene : { ...scene, other: turn });
  return printPhoto({ ...size, layersIn: () => layers });
}

function closeUp(main: PreparedProduct, box: UnitBox, ground: string): Layer {
  const [focus] = pickPoints(main, [{ left: 0.2, top: 0.1, right: 0.8, bottom: 0.6 }], SPAN);
  return cropProduct(main, { box, radius: 0, ground, focus: focus ?? { x: 0, y: 0 }, span: SPAN });
}
