import { drawIcon, type IconName } from '../compose/draw-icon.ts';
import type { PageText } from '../compose/page.ts';
import { paintBox, paintDisc } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** What the seller stands for: their own words on guarantee, delivery and help, or what is true of any picture here. */
export const trustBuilder: Style = {
  id: 'trust_builder',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: 500, y: 590 },
      pitchDeg: main.pitchDeg,
      falloff: 0.16,
      pool: { x: 470, y: 300, radius: 380, gain: 0.1 },
    });
    const { layers } = placeProduct(stage, main, { height: 440, maxWidth: 620 }, ON_PAPER);
    const icons = matchIcons(
      words.trust.map((line) => page.said(line)),
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
        ...words.trust.flatMap((_, i) => sign(context, i, icons[i] ?? 'check')),
        ...page.texts(words.trust.map((line, i) => promise(context, line, i))),
      ],
      grain: 1,
    };
  },
};

function sign({ page, theme }: RecipeContext, i: number, icon: IconName): Layer[] {
  const centre = page.point(190 + i * 310, 740);
  return [paintDisc(centre, 46, theme.counterTint), drawIcon(icon, centre, 50, theme.accent, 1.7)];
}

function promise({ page, theme }: RecipeContext, words: string, i: number): PageText {
  const box = page.box(48 + i * 310, 806, 284, 146);
  return { ...LABEL, role: 'trust', words, box, size: 33, align: 'centre', ink: theme.ink };
}
