import { cropProduct } from '../compose/crop-product.ts';
import { paintGround, paintLine } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { pickPoints } from '../compose/pick-points.ts';
import { placeInWindow } from '../compose/place-in-window.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { LINE, TITLE } from '../type/roles.ts';

const MOST_FACTS = 4;
const ROW = 48;

/** A page of a printed catalogue: one large view, two near ones, the name, and the figures the seller gives. */
export const professionalCatalog: Style = {
  id: 'professional_catalog',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const rule = (y: number, color: string, width: number): Layer =>
      paintLine([page.point(64, y), page.point(936, y)], color, width);
    return {
      frame,
      layers: [
        paintGround('#ffffff'),
        page.text({
          ...LINE,
          words: words.topic,
          box: page.box(64, 44, 600, 42),
          size: 27,
          least: 24,
          maxLines: 1,
          ink: theme.muted,
        }),
        rule(98, theme.ink, 2.5),
        ...placeInWindow(frame, main, page.box(64, 120, 576, 576), 0, theme.tint),
        ...nearViews(context),
        page.text({
          ...TITLE,
          words: words.headline,
          box: page.box(64, 724, 420, 206),
          size: 66,
          least: 40,
          maxLines: 3,
          ink: theme.ink,
        }),
        ...facts(context),
        rule(950, theme.soft, 1.6),
      ],
      grain: 0.8,
    };
  },
};

/** Two windows beside the large one: further uploads whole, else nearer looks. */
function nearViews({ main, products, frame, page, theme }: RecipeContext): Layer[] {
  const points = pickPoints(main, [
    { left: 0.2, top: 0.02, right: 0.8, bottom: 0.36 },
    { left: 0.2, top: 0.55, right: 0.9, bottom: 0.9 },
  ]);
  return points.flatMap((focus, i) => {
    const box = page.box(660, 120 + i * 298, 276, 278);
    const other = products[i + 1];
    const ground = i === 0 ? theme.counterTint : theme.soft;
    return other
      ? placeInWindow(frame, other, box, 0, ground)
      : [cropProduct(main, { box, radius: 0, ground, focus, span: 0.46 })];
  });
}

/** Figures as the seller gives them, each on its rule; without any, the one line there is. */
function facts({ page, words, theme }: RecipeContext): Layer[] {
  const figures = words.features.filter((feature) => /\p{N}/u.test(feature)).slice(0, MOST_FACTS);
  const lines = figures.length > 0 ? figures : [words.line];
  const single = figures.length === 0;
  return lines.flatMap((line, i) => [
    paintLine([page.point(520, 736 + i * (ROW + 6)), page.point(936, 736 + i * (ROW + 6))], theme.soft, 1.6),
    page.text({
      ...LINE,
      words: line,
      box: page.box(520, 742 + i * (ROW + 6), 416, single ? 150 : ROW),
      size: 34,
      least: 24,
      maxLines: single ? 3 : 1,
      stand: single ? 'top' : 'middle',
      ink: theme.ink,
    }),
  ]);
}
