import { columnsOf } from '../page/columns.ts';
import { drawIcon, type IconName } from '../page/draw-icon.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import type { PageText } from '../type/page.ts';
import { paintGround, paintLine } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { LABEL } from '../type/roles.ts';

type Column = ReturnType<typeof columnsOf>[number];

/** Lower edge of the picture: with the seller's promises below it, with the name alone, and with nothing. */
const [WITH_TRUST, WITH_NAME, WHOLE] = [772, 900, 1000];
/** Share of the picture's height that the product may take. */
const SHARE = 0.68;

/** What the seller stands for, in their own words and as a quiet line: the product has the picture. */
export const trustBuilder: Style = {
  id: 'trust_builder',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { frame, page, words, theme } = context;
    const { trust, name } = words;
    const foot = trust.length > 0 ? WITH_TRUST : name ? WITH_NAME : WHOLE;
    const columns = trust.length > 0 ? columnsOf(trust.length) : [];
    const icons = matchIcons(
      trust.map((line) => page.said(line)),
      words.language,
    );
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...(await photograph(context, foot)),
        ...(trust.length > 0 ? [heading(context)] : [nameLine(context)]),
        ...columns.slice(1).map(({ x }) => divider(context, x)),
        ...columns.flatMap((column, i) => sign(context, column, icons[i] ?? 'check')),
        ...page.texts(columns.map((column, i) => promise(context, trust[i]!, column))),
      ],
      grain: 1.6,
    };
  },
};

/** The product in a quiet set, from edge to edge. */
async function photograph(context: RecipeContext, height: number): Promise<Layer[]> {
  const { main } = context;
  const frame = { width: 1000, height };
  const stage = await stageSet({ ...context, frame }, 'studio', {
    nth: 1,
    zoom: 1.1,
    anchorAt: { x: 500, y: height * 0.84 },
  });
  // On a podium it has the podium's middle and width, on a floor it comes forward.
  const { supportRadius, anchor, unitsPerMetre } = stage;
  const at = supportRadius === null ? { x: 500, y: Math.max(anchor.y, height * 0.86) } : anchor;
  const maxWidth = Math.min(720, supportRadius === null ? 720 : 2 * supportRadius * unitsPerMetre);
  const { layers } = placeCentred(stage, main, { height: Math.min(height * SHARE, at.y - 40), maxWidth, at }, IN_SET);
  return insetLayers([...stage.backdrop, ...layers], { x: 0, y: 0, w: 1000, h: height });
}

function heading({ page, words, theme }: RecipeContext): Layer {
  return page.text({
    ...LABEL,
    role: 'title',
    words: words.labels.trust,
    box: page.box(64, 790, 872, 40),
    size: 26,
    least: 22,
    maxLines: 1,
    ink: theme.muted,
  });
}

function nameLine({ page, words, theme }: RecipeContext): Layer {
  return page.text({
    ...LABEL,
    words: words.name ?? '',
    box: page.box(64, 916, 872, 68),
    size: 36,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
}

/** A hairline between two promises. */
function divider({ page, theme }: RecipeContext, x: number): Layer {
  return paintLine([page.point(x - 11, 858), page.point(x - 11, 956)], theme.soft, 2);
}

function sign({ page, theme }: RecipeContext, { x }: Column, icon: IconName): Layer[] {
  return [drawIcon(icon, page.point(x + 26, 907), 40, theme.accent, 1.7)];
}

function promise({ page, theme }: RecipeContext, words: string, { x, w }: Column): PageText {
  const box = page.box(x + 62, 838, w - 74, 138);
  return { ...LABEL, role: 'trust', words, box, size: 31, least: 22, maxLines: 4, stand: 'middle', ink: theme.ink };
}
