import { drawIcon } from '../compose/draw-icon.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { paintArch, paintDisc, paintGround, paintLine } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { sizeIn } from '../compose/stand-product.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** Four good reasons, each with a sign, beside the product. */
export const infographicBenefits: Style = {
  id: 'infographic_benefits',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const stage = stageSweep(frame, { paper: theme.soft, anchor: page.point(268, 872), pitchDeg: main.pitchDeg });
    const { layers } = placeProduct(stage, main, { height: 590, maxWidth: 396 }, ON_PAPER);
    const archTop = Math.max(250, 872 - sizeIn(main, { height: 590, maxWidth: 396 }).h - 170);
    const icons = matchIcons(words.benefits);
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        paintArch(page.box(64, archTop, 408, 1000 - archTop), theme.soft),
        ...layers,
        page.text({
          ...TITLE,
          words: words.name ?? words.labels.benefits,
          box: page.box(64, 60, 872, 150),
          size: 74,
          least: 44,
          stand: 'middle',
          ink: theme.ink,
        }),
        ...words.benefits.slice(0, 4).flatMap((benefit, i) => row(context, benefit, i, icons[i] ?? 'check')),
      ],
      grain: 1.2,
    };
  },
};

function row(
  { page, theme }: RecipeContext,
  benefit: string,
  i: number,
  icon: Parameters<typeof drawIcon>[0],
): Layer[] {
  const y = 300 + i * 164;
  return [
    paintDisc(page.point(562, y + 58), 44, theme.accent),
    drawIcon(icon, page.point(562, y + 58), 48, theme.white, 1.8),
    page.text({
      ...LABEL,
      words: benefit,
      box: page.box(632, y, 304, 116),
      size: 35,
      stand: 'middle',
      ink: theme.ink,
    }),
    ...(i < 3 ? [paintLine([page.point(632, y + 140), page.point(936, y + 140)], theme.soft, 1.6)] : []),
  ];
}
