import { paintDisc, paintBackground } from '../page/paint-shape.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { type SetScene, showInSet } from '../stage/show-in-set.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';
import { LABEL } from '../type/roles.ts';

/** One of the three scenes: its place on the page with captions and without. */
interface Scene extends SetScene {
  box: readonly [x: number, y: number, w: number, h: number];
  whole: readonly [x: number, y: number, w: number, h: number];
  caption: readonly [x: number, y: number, w: number];
}

const SCENES: readonly Scene[] = [
  {
    role: 'lifestyle',
    view: { nth: 0 },
    share: 0.78,
    box: [0, 0, 1000, 520],
    whole: [0, 0, 1000, 568],
    caption: [64, 890, 272],
  },
  {
    role: 'snapshot',
    view: { nth: 0, zoom: 1.1 },
    share: 0.82,
    box: [0, 532, 494, 316],
    whole: [0, 580, 494, 420],
    caption: [364, 890, 272],
  },
  {
    // A different room from the first, in close-up.
    role: 'lifestyle',
    view: { nth: 0, zoom: 1.35 },
    share: 1.2,
    other: 1,
    box: [506, 532, 494, 316],
    whole: [506, 580, 494, 420],
    caption: [664, 890, 272],
  },
];

/** Three scenes of one day, each in its own place; the steps stand below if the seller names them. */
export const usageDemonstration: Style = {
  id: 'usage_demonstration',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  photos: 3,
  async compose(context) {
    const { frame, theme } = context;
    const scenes = await Promise.all(SCENES.map((scene, i) => show(context, scene, i)));
    return { frame, layers: [paintBackground(theme.white), ...scenes.flat()], grain: 2 };
  },
};

/** One scene with its caption; it shows a further upload if there is one. */
async function show(context: RecipeContext, scene: Scene, i: number): Promise<Layer[]> {
  const { main, products, page, words, theme } = context;
  const box = words.steps.length > 0 ? scene.box : scene.whole;
  const placed = await showInSet(context, products[i] ?? main, page.box(...box), scene);
  const [x, y, w] = scene.caption;
  const step = words.steps[i];
  return [
    // Only the first product, shown whole, counts as the product of the picture.
    ...(i === 0 ? placed : unmarkLayers(placed)),
    // A seller may name only two steps, or none.
    ...(step === undefined
      ? []
      : [
          ...numeral(context, i, { x: box[0] + 64, y: box[1] + 58 }),
          ...numeral(context, i, { x: x + 22, y: y + 4 }),
          page.text({
            ...LABEL,
            role: 'step',
            words: step,
            box: page.box(x + 58, y - 20, w - 58, 104),
            size: 34,
            least: 24,
            maxLines: 3,
            ink: theme.ink,
          }),
        ]),
  ];
}

/** The scene's number on a disc, in the scene and before its caption. */
function numeral({ page, theme }: RecipeContext, i: number, at: UnitPoint): Layer[] {
  return [
    paintDisc(page.point(at.x, at.y), 27, theme.white),
    paintDisc(page.point(at.x, at.y), 24, theme.ink),
    page.text({
      ...LABEL,
      words: page.number(i + 1),
      box: page.box(at.x - 24, at.y - 24, 48, 48),
      size: 28,
      least: 24,
      maxLines: 1,
      align: 'centre',
      stand: 'middle',
      ink: theme.white,
    }),
  ];
}
