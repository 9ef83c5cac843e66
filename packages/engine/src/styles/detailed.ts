import { cropProduct } from '../stage/crop-product.ts';
import { paintGround, paintLine, paintRing, paintSoftShadow } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { pickPoints, pointOn } from '../stage/pick-points.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Stand } from '../stage/stand-product.ts';
import { TITLE } from '../type/roles.ts';

const ZONES = [
  { left: 0.2, top: 0.04, right: 0.8, bottom: 0.3 },
  { left: 0.3, top: 0.36, right: 0.9, bottom: 0.56 },
  { left: 0.15, top: 0.7, right: 0.85, bottom: 0.92 },
];
const CENTRES = [
  { x: 690, y: 232 },
  { x: 820, y: 520 },
  { x: 690, y: 808 },
];
const RADIUS = 136;
/** What a lens shows of the product's longer side. */
const SPAN = 0.28;
const ROOM = { height: 690, maxWidth: 450 };

/** The product whole, and three places of it as a lens shows them. */
export const detailed: Style = {
  id: 'detailed',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const stage = stageSweep(frame, {
      paper: theme.paper,
      anchor: page.point(300, 540 + sizeIn(main, ROOM).h / 2),
      pitchDeg: main.pitchDeg,
      falloff: 0.1,
      pool: { ...page.point(300, 480), radius: 380, gain: 0.05 },
    });
    const { stand, layers } = placeProduct(stage, main, { ...ROOM, middle: page.point(290, 540) }, ON_PAPER);
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...stage.backdrop,
        ...layers,
        ...lenses(context, stand),
        page.text({
          ...TITLE,
          words: words.labels.upClose,
          box: page.box(64, 60, 430, 122),
          size: 64,
          ink: theme.ink,
        }),
      ],
      grain: 1.4,
    };
  },
};

/** Three windows, each joined by a line to the place it shows. */
function lenses({ main, page, theme }: RecipeContext, stand: Stand): Layer[] {
  const points = pickPoints(main, ZONES, SPAN);
  return points.flatMap((focus, i) => {
    const { x = 0, y = 0 } = CENTRES[i] ?? {};
    const [at, from] = [page.point(x, y), pointOn(stand, focus)];
    const away = Math.hypot(from.x - at.x, from.y - at.y) || 1;
    const rim = { x: at.x + ((from.x - at.x) / away) * RADIUS, y: at.y + ((from.y - at.y) / away) * RADIUS };
    const box = { x: at.x - RADIUS, y: at.y - RADIUS, w: 2 * RADIUS, h: 2 * RADIUS };
    return [
      paintLine([from, rim], theme.accent, 2.4, 7),
      paintSoftShadow({ ...box, y: box.y + 10 }, RADIUS, 16, 0.24),
      cropProduct(main, { box, radius: RADIUS, ground: theme.tint, focus, span: SPAN }),
      paintRing(at, RADIUS, theme.white, 7),
    ];
  });
}
