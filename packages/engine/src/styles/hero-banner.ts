import { believableHeight } from '../stage/believe-size.ts';
import { drawButton } from '../decor/draw-button.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import type { Layer } from '../page/picture.ts';
import { raiseLow } from '../stage/raise-low.ts';
import { isTowardsWords } from '../stage/is-towards-words.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { veilForWords, type WordVeil } from '../stage/veil-for-words.ts';
import { LINE, TITLE } from '../type/roles.ts';

/** Gap between headline and line, between line and button, and the button's height: units. */
const [GAP, WIDE_GAP, BUTTON] = [36, 54, 99];

/** Minimum and maximum height of the product, and the line it stands on: units. */
const [LEAST, ROOM, FLOOR] = [660, 820, 905];

/** Without words the product stands in the middle. */
const isSilent = ({ words }: RecipeContext): boolean => words.headline === '' && words.line === '';

/** Whether nothing stands on the side where the photo cut the product off. */
const isOpenBeside = (context: RecipeContext): boolean => isSilent(context) || !isTowardsWords(context);

/** A shop banner: words in the first two thirds, the product in the last third. */
export const heroBanner: Style = {
  id: 'hero_banner',
  width: 4096,
  height: 1744,
  isOpenBeside,
  async compose(context) {
    const { main, frame, page, longerM } = context;
    const bare = isSilent(context);
    const stage = await stageSet(context, 'lifestyle', {
      nth: 1,
      room: ROOM,
      anchorAt: { x: frame.width / 2, y: 800 },
    });
    const height = Math.min(ROOM, Math.max(LEAST, believableHeight(stage, main, longerM, 1000)));
    // A long banner has space for a wide product: a car at the width of a cup would leave the foreground empty.
    const room = { height, maxWidth: bare ? 1280 : 960 };
    const floor = main.lies ? raiseLow(main, room, FLOOR, frame.height) : FLOOR;
    const at = page.point(frame.width * (bare ? 0.5 : 0.745), floor);
    const placed = placeCentred(stage, main, { ...room, at, head: 0, isOpenBeside: isOpenBeside(context) }, IN_SET);
    if (bare) return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 1.8 };
    const veil = veilForWords(stage, {
      words: page.box(150, 200, 1010, 600),
      from: page.point(0.3 * frame.width, 0),
      to: page.point(0.74 * frame.width, 0),
    });
    return {
      frame,
      layers: [...stage.backdrop, ...veil.layers, ...placed.layers, ...stack(context, veil)],
      grain: 1.8,
    };
  },
};

/** Headline, line and button one below the other, centred vertically. */
function stack({ page, words, theme }: RecipeContext, { ink, second }: WordVeil): Layer[] {
  const headline = (y: number): Layer =>
    page.text({
      ...TITLE,
      words: words.headline,
      box: page.box(150, y, 1010, 360),
      size: 164,
      least: 84,
      tracking: -0.015,
      ink,
    });
  const line = (y: number): Layer =>
    page.text({
      ...LINE,
      words: words.line,
      box: page.box(154, y, 900, 176),
      weight: 400,
      size: 58,
      least: 44,
      ink: second,
    });
  const heightOf = ({ text }: Layer): number => text?.bounds.h ?? 0;
  const [upper, lower] = [heightOf(headline(0)), heightOf(line(0))];
  const gap = upper > 0 && lower > 0 ? GAP : 0;
  const top = (page.frame.height - (upper + gap + lower + WIDE_GAP + BUTTON)) / 2;
  const button = { x: 154, y: top + upper + gap + lower + WIDE_GAP, size: 42 };
  return [headline(top), line(top + upper + gap), ...drawButton(page, words.labels.callToAction, button, theme.accent)];
}
