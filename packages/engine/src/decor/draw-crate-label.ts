import type { Layer, UnitBox } from '../page/picture.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';
import { layFlat } from '../stage/lay-flat.ts';
import { placeInWindow } from '../stage/place-in-window.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { stagePlate } from '../stage/stage-plate.ts';
import { TITLE } from '../type/roles.ts';
import { printPhoto } from './print-photo.ts';

/** Boards of pale oak, as a crate has them, seen straight from the front. */
const BOARDS = { name: 'oak_pale_top', mirrored: false };
/** The label: its edges in units, its margin, and the height of the name under the picture. */
const LABEL: UnitBox = { x: 110, y: 96, w: 780, h: 808 };
const INSET = 26;
const BAND = 156;
/** Fraction of the picture's height that the product fills: it is the only content. */
const SHARE = 0.84;
/** Thickness of a label, as a fraction of its shorter side. */
const PAPER = 0.006;

/**
 * The side of a crate with its label: products larger than a carton are shipped in a crate, and the label's picture shows the
 * content.
 */
export async function drawCrateLabel(context: RecipeContext): Promise<Layer[]> {
  const { main, frame, page, theme, words } = context;
  const at = { x: LABEL.x + LABEL.w / 2, y: LABEL.y + LABEL.h / 2 };
  const stage = await stagePlate(BOARDS, frame, { anchorAt: at });
  const { paper, drawAt } = printPhoto({ width: LABEL.w, height: LABEL.h, layersIn: () => [] });
  const lying = layFlat(stage, paper, {
    height: LABEL.h,
    maxWidth: LABEL.w,
    at,
    turnDeg: 0,
    thickness: PAPER,
    drawAt,
  });
  const band = words.name ? BAND : 0;
  const [x, y, w] = [LABEL.x + INSET, LABEL.y + INSET, LABEL.w - 2 * INSET];
  const picture = { x, y, w, h: LABEL.h - 2 * INSET - band };
  return [
    ...stage.backdrop,
    ...unmarkLayers(lying),
    ...placeInWindow(frame, main, picture, 0, theme.tint, SHARE),
    ...(words.name
      ? [
          page.text({
            ...TITLE,
            words: words.name,
            box: page.box(x + 20, y + picture.h + 20, w - 40, band - 24),
            size: 62,
            least: 32,
            maxLines: 2,
            align: 'centre',
            stand: 'middle',
            ink: theme.ink,
          }),
        ]
      : []),
  ];
}
