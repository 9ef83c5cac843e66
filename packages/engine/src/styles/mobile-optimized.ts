import { believableHeight } from '../stage/believe-size.ts';
import { drawButton } from '../decor/draw-button.ts';
import type { Layer } from '../page/picture.ts';
import { IN_SET, placeProduct, type Placed } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { veilForWords, type WordVeil } from '../stage/veil-for-words.ts';
import { LINE, TITLE } from '../type/roles.ts';

/** Line that the product stands on, and the lowest line for a product seen from above: the button is below. */
const [FLOOR, LOWEST] = [1230, 1288];

/** Place of the button: below the product, or below the words if the photo cut the product off and it continues to the picture's lower edge. */
const BUTTON = { below: 1334, above: 648 };

/** Minimum and maximum height below words, the height below words and a button, and the minimum without words: units. */
const [LEAST, ROOM, UNDER_BUTTON, ALONE] = [500, 590, 450, 760];

const bottomOf = ({ own: { visible } }: Placed): number => visible.y + visible.h;

/** A story, 9:16. The app that shows it covers the upper 14 % and the lower 20 %: nothing readable goes there. */
export const mobileOptimized: Style = {
  id: 'mobile_optimized',
  width: 2304,
  height: 4096,
  isOpenBeside: true,
  async compose(context) {
    const { main, frame, page, words, theme, longerM } = context;
    const stage = await stageSet(context, 'lifestyle', { nth: 3, room: ROOM, anchorAt: { x: 500, y: 1290 } });
    const isSilent = words.headline === '' && words.line === '';
    const believed = believableHeight(stage, main, longerM, 980);
    // Without words the product gets their space.
    const underWords = main.isCutOff ? UNDER_BUTTON : Math.min(ROOM, Math.max(LEAST, believed));
    const height = isSilent ? Math.max(ALONE, Math.min(900, believed)) : underWords;
    const place = (y: number): Placed =>
      placeProduct(stage, main, { height, maxWidth: 820, at: { x: 500, y }, isOpenBeside: true }, IN_SET);
    const placed = place(FLOOR - (main.isCutOff ? 0 : Math.max(0, bottomOf(place(FLOOR)) - LOWEST)));
    if (isSilent) {
      return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 1.8 };
    }
    const veil = veilForWords(stage, {
      words: { x: 90, y: 256, w: 820, h: 356 },
      from: { x: 0, y: 480 },
      to: { x: 0, y: 940 },
    });
    const button = drawButton(page, words.labels.callToAction, { x: 0, y: 0, size: 40 }, theme.accent);
    const width = button[1]?.text?.box.w ?? 400;
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...veil.layers,
        ...placed.layers,
        ...say(context, veil),
        ...drawButton(
          page,
          words.labels.callToAction,
          { x: 500 - width / 2, y: main.isCutOff ? BUTTON.above : BUTTON.below, size: 40 },
          theme.accent,
        ),
      ],
      grain: 1.8,
    };
  },
};

function say({ page, words }: RecipeContext, { ink, second }: WordVeil): Layer[] {
  const centred = { align: 'centre' } as const;
  return [
    page.text({
      ...TITLE,
      ...centred,
      words: words.headline,
      box: page.box(90, 256, 820, 220),
      size: 108,
      least: 60,
      stand: 'bottom',
      tracking: -0.015,
      ink,
    }),
    page.text({
      ...LINE,
      ...centred,
      words: words.line,
      box: page.box(130, 500, 740, 112),
      size: 42,
      least: 32,
      ink: second,
    }),
  ];
}
