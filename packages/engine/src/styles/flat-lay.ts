import { believableHeight } from '../compose/believe-size.ts';
import { cropProduct } from '../compose/crop-product.ts';
import { layFlat } from '../compose/lay-flat.ts';
import { pickPoints } from '../compose/pick-points.ts';
import type { Layer, UnitBox } from '../compose/picture.ts';
import { placeInWindow } from '../compose/place-in-window.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import { printPhoto } from '../compose/print-photo.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import type { Stage } from '../compose/stage.ts';
import { stageSet } from '../compose/stage-set.ts';
import { unmarkLayers } from '../compose/unmark-layers.ts';

/** Metres from which nothing is laid on a table. */
const LARGE_M = 0.5;

/** From above on cloth, wood or stone, in the light of a window: the product, or its photos where it cannot lie. */
export const flatLay: Style = {
  id: 'flat_lay',
  width: 4096,
  height: 4096,
  photos: 3,
  async compose(context) {
    const { main, frame, longerM } = context;
    const stage = await stageSet(context, 'flat_lay', { anchorAt: { x: 500, y: 500 } });
    if (!canLie(main, longerM)) return { frame, layers: [...stage.backdrop, ...prints(context, stage)], grain: 2.2 };
    const height = Math.max(600, believableHeight(stage, main, longerM, 780));
    const wish = { height, maxWidth: 680, at: stage.anchor, turnDeg: main.aspect < 0.8 ? 8 : -5 };
    return { frame, layers: [...stage.backdrop, ...layFlat(stage, main, wish)], grain: 2.2 };
  },
};

/** A chair does not lie on a table, nor does a car on its side. */
function canLie({ feet, aspect }: PreparedProduct, longerM: number): boolean {
  return longerM < LARGE_M && (feet.length < 2 || aspect < 1.2);
}

/** Where the prints lie, the large one last and on top. */
const PAPERS = [
  { width: 330, height: 400, at: { x: 792, y: 262 }, turnDeg: 7 },
  { width: 330, height: 400, at: { x: 812, y: 726 }, turnDeg: -6 },
  { width: 560, height: 690, at: { x: 366, y: 510 }, turnDeg: -3 },
];
const SPAN = 0.44;

function prints({ main, products, frame, page, theme }: RecipeContext, stage: Stage): Layer[] {
  const points = pickPoints(
    main,
    [
      { left: 0.2, top: 0.05, right: 0.8, bottom: 0.45 },
      { left: 0.2, top: 0.5, right: 0.8, bottom: 0.9 },
    ],
    SPAN,
  );
  const grounds = [theme.tint, theme.counterTint, theme.soft];
  return PAPERS.flatMap(({ width, height, at, turnDeg }, i) => {
    const [focus, shown] = [points[i], i === 2 ? main : products[i + 1]];
    const layersIn = (box: UnitBox): Layer[] =>
      shown || !focus
        ? placeInWindow({ width, height }, shown ?? main, box, 0, grounds[i] ?? theme.paper)
        : [cropProduct(main, { box, radius: 0, ground: grounds[i] ?? theme.paper, focus, span: SPAN })];
    const paper = printPhoto({ width, height, layersIn });
    const x = page.direction === 'rtl' ? frame.width - at.x : at.x;
    const layers = layFlat(stage, paper, { height, maxWidth: width, at: { x, y: at.y }, turnDeg, thickness: 0.012 });
    return shown === main ? layers : unmarkLayers(layers);
  });
}
