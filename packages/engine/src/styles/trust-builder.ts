import { columnsOf } from '../compose/columns.ts';
import { drawIcon, type IconName } from '../compose/draw-icon.ts';
import type { PageText } from '../compose/page.ts';
import { paintBox, paintDisc } from '../compose/paint-shape.ts';
import type { Layer, Picture } from '../compose/picture.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { sizeIn } from '../compose/stand-product.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { LABEL, TITLE } from '../type/roles.ts';

type Column = ReturnType<typeof columnsOf>[number];

/** What the seller stands for: their own words on guarantee, delivery and origin. Where there are none the product stands alone. */
export const trustBuilder: Style = {
  id: 'trust_builder',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const { trust } = words;
    if (trust.length === 0) return standAlone(context);
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: 500, y: 590 },
      pitchDeg: main.pitchDeg,
      falloff: 0.16,
      pool: { x: 470, y: 300, radius: 380, gain: 0.1 },
    });
    const { layers } = placeProduct(stage, main, { height: 440, maxWidth: 620 }, ON_PAPER);
    const columns = columnsOf(trust.length);
    const icons = matchIcons(
      trust.map((line) => page.said(line)),
      words.language,
    );
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...layers,
        paintBox({ x: 0, y: 656, w: 1000, h: 344 }, theme.white),
        page.text({
          ...TITLE,
          words: words.labels.trust,
          box: page.box(120, 50, 760, 80),
          size: 56,
          maxLines: 1,
          align: 'centre',
          ink: theme.ink,
        }),
        ...columns.flatMap((column, i) => sign(context, column, icons[i] ?? 'check')),
        ...page.texts(columns.map((column, i) => promise(context, trust[i]!, column))),
      ],
      grain: 1,
    };
  },
};

/** The product at three fifths of the picture, its name below as a quiet line. */
function standAlone({ main, frame, page, words, theme }: RecipeContext): Picture {
  const room = { height: 600, maxWidth: 700 };
  const stage = stageSweep(frame, {
    paper: theme.counterTint,
    anchor: { x: 500, y: (words.name ? 480 : 520) + sizeIn(main, room).h / 2 },
    pitchDeg: main.pitchDeg,
    falloff: 0.16,
    pool: { x: 470, y: 420, radius: 420, gain: 0.1 },
  });
  const { layers } = placeProduct(stage, main, room, ON_PAPER);
  const name = page.text({
    ...LABEL,
    words: words.name ?? '',
    box: page.box(100, 872, 800, 64),
    size: 36,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
  return { frame, layers: [...stage.backdrop, ...layers, name], grain: 1 };
}

function sign({ page, theme }: RecipeContext, { x, w }: Column, icon: IconName): Layer[] {
  const centre = page.point(x + w / 2, 740);
  return [paintDisc(centre, 46, theme.counterTint), drawIcon(icon, centre, 50, theme.accent, 1.7)];
}

function promise({ page, theme }: RecipeContext, words: string, { x, w }: Column): PageText {
  const box = page.box(x, 806, w, 146);
  return { ...LABEL, role: 'trust', words, box, size: 33, align: 'centre', ink: theme.ink };
}
