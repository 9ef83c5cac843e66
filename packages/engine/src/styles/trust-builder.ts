import { drawStrip } from '../decor/draw-strip.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import { paintGround } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { countColumns } from '../phrases/count-text.ts';
import { withoutEchoes } from '../phrases/without-echoes.ts';
import { stageSet } from '../stage/stage-set.ts';
import { LABEL } from '../type/roles.ts';

/** Lower edge of the picture: with the seller's promises below it, with the name alone, and with nothing. */
const [WITH_TRUST, WITH_NAME, WHOLE] = [752, 900, 1000];
/** Upper edge of the promises. */
const STRIP = 824;
/** Lines at most, and columns of one that is not promised. */
const [MOST, MOST_COLUMNS] = [3, 28];
/** Share of the picture's height that the product may take. */
const SHARE = 0.68;

/** What the seller stands for, in their own words and as a quiet line: the product has the picture. */
export const trustBuilder: Style = {
  id: 'trust_builder',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { frame, page, words, theme } = context;
    const { name } = words;
    const trust = linesOf(context);
    const foot = trust.length > 0 ? WITH_TRUST : name ? WITH_NAME : WHOLE;
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...(await photograph(context, foot)),
        ...(trust.length > 0 ? [heading(context)] : [nameLine(context)]),
        ...drawStrip(
          { page, theme, language: words.language },
          { lines: trust, role: 'trust', top: STRIP, height: 160 },
        ),
      ],
      grain: 1.6,
    };
  },
};

/** The seller's promises; beside few of them what else is to be trusted, figures apart. */
function linesOf({ words: { trust, features, benefits } }: RecipeContext): string[] {
  if (trust.length === 0) return [];
  const others = withoutEchoes([...new Set([...trust, ...features, ...benefits])]);
  const short = others.filter(
    (line) => !trust.includes(line) && !/\p{N}/u.test(line) && countColumns(line) <= MOST_COLUMNS,
  );
  return [...trust, ...short].slice(0, MOST);
}

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
    box: page.box(64, WITH_TRUST + 20, 872, 40),
    size: 28,
    least: 22,
    maxLines: 1,
    align: 'centre',
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
