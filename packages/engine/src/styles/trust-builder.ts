import { drawStrip } from '../decor/draw-strip.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import { paintBackground } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import { raiseLow } from '../stage/raise-low.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { reasonsToTrust } from '../phrases/reasons-to-trust.ts';
import { stageSet } from '../stage/stage-set.ts';
import { LABEL } from '../type/roles.ts';

/** Lower edge of the photo: with lines below it, and without. */
const [WITH_LINES, WHOLE] = [752, 1000];
/** Upper edge of the promises. */
const STRIP = 824;
/** Share of the photo's height that the product may take. */
const SHARE = 0.68;

/** The seller's promises, in their own words and set small: the product dominates the picture. */
export const trustBuilder: Style = {
  id: 'trust_builder',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  async compose(context) {
    const { frame, page, words, theme } = context;
    const lines = reasonsToTrust(words);
    const isSilent = lines.length === 0;
    return {
      frame,
      layers: [
        paintBackground(theme.paper),
        ...(await photograph(context, isSilent ? WHOLE : WITH_LINES)),
        ...(isSilent ? [] : [heading(context)]),
        ...drawStrip(
          { page, theme, language: words.language },
          { lines, role: words.trust.length > 0 ? 'trust' : 'feature', top: STRIP, height: 160 },
        ),
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
  // On a podium it has the podium's centre and width, on a floor it moves forward, and a flat product is centred.
  const { supportRadius, anchor, unitsPerMetre } = stage;
  const maxWidth = Math.min(720, supportRadius === null ? 720 : 2 * supportRadius * unitsPerMetre);
  const floor = main.lies
    ? raiseLow(main, { height: height * SHARE, maxWidth }, 0, height)
    : Math.max(anchor.y, height * 0.86);
  const at = supportRadius === null ? { x: 500, y: floor } : anchor;
  const { layers } = placeCentred(
    stage,
    main,
    { height: Math.min(height * SHARE, at.y - 40), maxWidth, at, head: 0, isOpenBeside: true },
    IN_SET,
  );
  return insetLayers([...stage.backdrop, ...layers], { x: 0, y: 0, w: 1000, h: height });
}

/** Whose promises they are. */
function heading({ page, words, theme }: RecipeContext): Layer {
  return page.text({
    ...LABEL,
    words: words.name ?? '',
    box: page.box(64, WITH_LINES + 20, 872, 40),
    size: 28,
    least: 22,
    maxLines: 1,
    align: 'centre',
    ink: theme.muted,
  });
}
