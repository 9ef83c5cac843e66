import { believableHeight } from '../compose/believe-size.ts';
import { insetLayers } from '../compose/inset-layers.ts';
import { paintDisc, paintGround } from '../compose/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../compose/picture.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSet, type SetView } from '../compose/stage-set.ts';
import { sizeIn } from '../compose/stand-product.ts';
import { unmarkLayers } from '../compose/unmark-layers.ts';
import { LABEL } from '../type/roles.ts';

type Role = Parameters<typeof stageSet>[1];

/** A scene of the three: where it stands on the page, and how near the camera is. */
interface Scene {
  box: readonly [x: number, y: number, w: number, h: number];
  role: Role;
  view: Omit<SetView, 'anchorAt'>;
  /** Height of the product as a share of the window's. */
  share: number;
  caption: readonly [x: number, y: number, w: number];
}

const SCENES: readonly Scene[] = [
  { box: [0, 0, 1000, 520], role: 'lifestyle', view: { nth: 0 }, share: 0.78, caption: [64, 890, 272] },
  { box: [0, 532, 494, 316], role: 'snapshot', view: { nth: 0, zoom: 1.1 }, share: 0.82, caption: [364, 890, 272] },
  { box: [506, 532, 494, 316], role: 'lifestyle', view: { nth: 0, zoom: 1.6 }, share: 1.24, caption: [664, 890, 272] },
];

/** Three scenes of one day: the product in its room, once more elsewhere, and near in the first; what one does stands below. */
export const usageDemonstration: Style = {
  id: 'usage_demonstration',
  width: 4096,
  height: 4096,
  photos: 3,
  async compose(context) {
    const { frame, theme } = context;
    const scenes = await Promise.all(SCENES.map((scene, i) => show(context, scene, i)));
    return { frame, layers: [paintGround(theme.white), ...scenes.flat()], grain: 2 };
  },
};

/** One scene with its caption; a further upload shows it where there is one. */
async function show(context: RecipeContext, { box, role, view, share, caption }: Scene, i: number): Promise<Layer[]> {
  const { main, products, page, words, theme, longerM } = context;
  const window: UnitBox = page.box(...box);
  const frame = { width: window.w, height: window.h };
  const near = share > 1;
  const anchorAt = { x: frame.width / 2, y: frame.height * (near ? 1.02 : 0.8) };
  const stage = await stageSet({ ...context, frame }, role, { ...view, anchorAt });
  const product = products[i] ?? main;
  const room = frame.height * share;
  const height = near ? room : Math.max(room * 0.72, Math.min(room, believableHeight(stage, product, longerM, room)));
  const maxWidth = frame.width * (near ? 0.9 : 0.74);
  // Near, its head is in the window and its foot is not, unless it is too wide for that.
  const foot = near ? Math.max(0.84, 0.1 + sizeIn(product, { height, maxWidth }).h / frame.height) : 0.84;
  const at = { x: frame.width * (near ? 0.56 : 0.5), y: frame.height * foot };
  const wish = { height, maxWidth, at };
  const placed = insetLayers([...stage.backdrop, ...placeProduct(stage, product, wish, IN_SET).layers], window);
  const [x, y, w] = caption;
  const step = words.steps[i];
  return [
    // Only the first, whole one counts as the product of the picture.
    ...(i === 0 ? placed : unmarkLayers(placed)),
    // A seller may name two steps only.
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

/** The number of a scene on a disc, in the scene and before its caption. */
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
