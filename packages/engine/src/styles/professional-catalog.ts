import { cropProduct } from '../stage/crop-product.ts';
import { paintBackground, paintLine } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { pickPoints } from '../stage/pick-points.ts';
import { placeInWindow } from '../stage/place-in-window.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { LINE, TITLE } from '../type/roles.ts';

const MOST_FACTS = 4;
const ROW = 54;
const TOP = 120;
/** The rule at the bottom of the page, the gap above it, and the gap above the words. */
const FOOT = 950;
const AIR = 30;
const GAP = 20;

/** A page of a printed catalogue: one large view, two close-ups, the name, and the seller's figures. */
export const professionalCatalog: Style = {
  id: 'professional_catalog',
  width: 4096,
  height: 4096,
  photos: 3,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const figures = words.features.filter((feature) => /\p{N}/u.test(feature)).slice(0, MOST_FACTS);
    const headHeight = headline(context, 0).text?.bounds.h ?? 0;
    // The views take the space that the words leave.
    const factsHeight = figures.length > 0 ? figures.length * ROW : words.line === '' ? 0 : 2 * ROW;
    const wordsHeight = Math.max(headHeight, factsHeight);
    const y = wordsHeight === 0 ? FOOT : Math.min(806, Math.max(724, FOOT - AIR - wordsHeight));
    const bottom = y - AIR;
    return {
      frame,
      layers: [
        paintBackground('#ffffff'),
        page.text({
          ...LINE,
          words: words.topic,
          box: page.box(64, 44, 600, 42),
          size: 27,
          least: 24,
          maxLines: 1,
          ink: theme.muted,
        }),
        rule(context, [64, 98], theme.ink, 2.5),
        ...placeInWindow(frame, main, page.box(64, TOP, 576, bottom - TOP), 0, theme.tint),
        ...nearViews(context, bottom),
        headline(context, y),
        ...facts(context, figures, y),
        rule(context, [64, FOOT], theme.soft, 1.6),
      ],
      grain: 0.8,
    };
  },
};

/** A line to the end margin. */
function rule({ page }: RecipeContext, [x, y]: readonly [number, number], color: string, width: number): Layer {
  return paintLine([page.point(x, y), page.point(936, y)], color, width);
}

function headline({ page, words, theme }: RecipeContext, y: number): Layer {
  return page.text({
    ...TITLE,
    words: words.headline,
    box: page.box(64, y, 420, 206),
    size: 66,
    least: 40,
    maxLines: 3,
    ink: theme.ink,
  });
}

/** Two windows beside the large view: further uploads shown whole, else close-ups. */
function nearViews({ main, products, frame, page, theme }: RecipeContext, bottom: number): Layer[] {
  const h = (bottom - TOP - GAP) / 2;
  const points = pickPoints(
    main,
    [
      { left: 0.2, top: 0.02, right: 0.8, bottom: 0.36 },
      { left: 0.2, top: 0.55, right: 0.9, bottom: 0.9 },
    ],
    0.46,
  );
  return points.flatMap((focus, i) => {
    const box = page.box(660, TOP + i * (h + GAP), 276, h);
    const other = products[i + 1];
    const ground = i === 0 ? theme.counterTint : theme.soft;
    return other
      ? placeInWindow(frame, other, box, 0, ground)
      : [cropProduct(main, { box, radius: 0, ground, focus, span: 0.46 })];
  });
}

/** The seller's figures, each on its rule; without figures the single line, if there is one. */
function facts(context: RecipeContext, figures: readonly string[], y: number): Layer[] {
  const { page, words, theme } = context;
  const single = figures.length === 0;
  if (single && words.line === '') return [];
  return (single ? [words.line] : figures).flatMap((line, i) => [
    rule(context, [520, y + 12 + i * ROW], theme.soft, 1.6),
    page.text({
      ...LINE,
      role: single ? 'line' : 'feature',
      words: line,
      box: page.box(520, y + (single ? 24 : 15) + i * ROW, 416, single ? 118 : ROW - 6),
      size: 34,
      least: 24,
      maxLines: single ? 3 : 1,
      stand: single ? 'top' : 'middle',
      ink: theme.ink,
    }),
  ]);
}
