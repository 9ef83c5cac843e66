import { paintBackground, paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { wholeOf } from '../page/units.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { LABEL, TITLE } from '../type/roles.ts';
import {
  bleed,
  fillPlace,
  isSilent,
  keepsIn,
  mounted,
  NARROW,
  roomOf,
  sayStack,
  SEAM,
  shade,
  SLIM,
} from './page-of-photo.ts';
import { panes } from './views-of-photo.ts';
import { aspectOf, boxIn, fillWindow, shareBetween, showsProduct, windowIn } from './photo-window.ts';

/** Pages with words beside the whole photo or on it. */

/** Share of its photo that a page under words must show. */
const FILLED = 0.6;
/** Upper edge of the words on a photo that fills a story, and where they usually begin: they are aligned to the lower edge. */
const [STORY_WORDS, STORY_TEXT] = [700, 1000];
/** Share of a page's height from which words lie on a photo that fills it. */
const PROMISE_TEXT = 0.72;
/** Share of the product's height from which words on it hide it. */
const HIDDEN = 0.25;

/** Share of a banner's width for two tall photos side by side. */
const PAIR = 0.56;

/** A banner: the photo on the side where a line of text ends, or two tall ones; the words on the other. */
export function banner(context: RecipeContext): Layer[] {
  const { main, products, frame, page, theme } = context;
  if (isSilent(context)) return panes(context);
  const pair = products.slice(0, 2).map(({ product }) => product);
  const isPair = pair.length > 1 && pair.every((photo) => aspectOf(photo) < SLIM);
  const most = { w: 0.4 * frame.width, h: frame.height };
  const least = showsProduct(main.product, most) ? most.w : 0.28 * frame.width;
  const alone = Math.min(0.6 * frame.width, Math.max(least, frame.height * aspectOf(main.product)));
  const x = frame.width - (isPair ? PAIR * frame.width : alone);
  const shown = isPair ? pair : [main.product];
  const w = (frame.width - x - (shown.length - 1) * SEAM) / shown.length;
  return [
    paintBackground(theme.tint),
    ...shown.flatMap((photo, i) => fillWindow(photo, page.box(x + i * (w + SEAM), 0, w, frame.height))),
    ...sayStack(context, {
      box: page.box(120, 90, x - 220, frame.height - 180),
      size: 128,
      least: 64,
      ink: theme.ink,
      second: theme.muted,
      button: theme.accent,
    }),
  ];
}

/** A post: the headline above, the photo large below it on a bold background. */
export function post(context: RecipeContext): Layer[] {
  const { main, page, words, theme } = context;
  const title = page.text({
    ...LABEL,
    words: words.headline,
    box: page.box(70, 56, 860, 180),
    weight: 800,
    size: 92,
    least: 48,
    maxLines: 2,
    leading: 1.04,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
  const top = title.text ? title.text.bounds.y + title.text.bounds.h + 44 : 70;
  const room = { x: 70, y: top, w: 860, h: 930 - top };
  const window = windowIn(main.product, room);
  // A narrow photo in a wide room looks lost there.
  const pair = window.w < NARROW * room.w && fillPlace(context, room, { radius: 36 });
  return [paintBackground(theme.bold), ...(pair || fillWindow(main.product, window, 36)), title];
}

/** Maximum share of a wide photo's width that a story crops so that the photo is taller, and the maximum height of its window, units. */
const [STORY_CUT, TALLEST] = [0.22, 1000];

/** A story: the photo fills or spans the page, the words stand where no app covers them. */
export function story(context: RecipeContext): Layer[] {
  const { main, frame, theme } = context;
  if (isSilent(context)) return bleed(context);
  const say = (top: number): Layer[] =>
    sayStack(context, {
      box: { x: 90, y: top, w: 820, h: frame.height * 0.8 - top },
      size: 104,
      least: 56,
      ink: '#ffffff',
      second: '#f2ece6',
      align: 'centre',
      isBelow: top === STORY_WORDS,
      button: theme.accent,
    });
  const { width, height: tall } = main.product.photo;
  const isPage =
    width < SLIM * tall &&
    showsProduct(main.product, { w: frame.width, h: frame.height }) &&
    shareBetween(main.product, wholeOf(frame), STORY_TEXT, frame.height * 0.8) < HIDDEN;
  if (isPage) return [...bleed(context), shade(context, 'below', 0.85), ...say(STORY_WORDS)];
  if (width < SLIM * tall) return storyBelow(context);
  const height = Math.min(TALLEST, frame.width / aspectOf(main.product) / (1 - STORY_CUT));
  const window = windowIn(main.product, { x: 0, y: 0, w: frame.width, h: height });
  return [paintBackground(theme.deep), ...fillWindow(main.product, window), ...say(window.y + window.h + 60)];
}

/** Where the words of a story above its photo begin, below what apps cover, and end; where the photo begins. */
const [ABOVE_FROM, ABOVE_TO, BELOW_FROM] = [240, 540, 580];

/** The words above, and below them a tall photo whose product they would cover. */
function storyBelow(context: RecipeContext): Layer[] {
  const { main, frame, theme } = context;
  const words = { x: 80, y: ABOVE_FROM, w: frame.width - 160, h: ABOVE_TO - ABOVE_FROM };
  const room = { x: 0, y: BELOW_FROM, w: frame.width, h: frame.height - BELOW_FROM };
  return [
    paintBackground(theme.deep),
    ...fillWindow(main.product, windowIn(main.product, room)),
    ...sayStack(context, {
      box: words,
      size: 96,
      least: 52,
      ink: '#ffffff',
      second: '#f2ece6',
      align: 'centre',
      button: theme.accent,
    }),
  ];
}

/** Share of a page that a photo beside or above a statement takes. */
const BESIDE = 0.6;

/** One statement in large type: on the photo if that fills the page, otherwise on a panel beside or below it. */
export function promise(context: RecipeContext): Layer[] {
  const { main, page, words, frame, theme } = context;
  const said = words.promise === '' ? words.headline : words.promise;
  if (said === '') return bleed(context);
  const say = (box: UnitBox, isOnPhoto: boolean): Layer =>
    page.text({
      ...TITLE,
      words: said,
      box,
      size: 96,
      least: isOnPhoto ? 52 : 40,
      maxLines: isOnPhoto ? 3 : 6,
      stand: isOnPhoto ? 'bottom' : 'middle',
      ink: '#ffffff',
    });
  const { width: w, height: h } = frame;
  const isFree = shareBetween(main.product, wholeOf(frame), PROMISE_TEXT * h, h) < HIDDEN;
  if (isFree && keepsIn(main.product, { w, h }) >= FILLED)
    return [...bleed(context), shade(context, 'below'), say({ x: 80, y: h - 420, w: w - 160, h: 350 }, true)];
  const isTall = aspectOf(main.product) < w / h;
  const [from, below] = [(1 - BESIDE) * w, BESIDE * h];
  const window = isTall ? { x: from, y: 0, w: w - from, h } : { x: 0, y: 0, w, h: below };
  const panel = isTall
    ? { x: 48, y: 60, w: from - 80, h: h - 120 }
    : { x: 80, y: below + 40, w: w - 160, h: h - below - 80 };
  const { x, y } = window;
  return [
    paintBackground(theme.deep),
    ...fillWindow(main.product, page.box(x, y, window.w, window.h)),
    say(page.box(panel.x, panel.y, panel.w, panel.h), false),
  ];
}

/** Four fields: the photo, two further ones or places of it from near, and the words. */
export function quarters(context: RecipeContext): Layer[] {
  const { main, products, page, frame, theme, words } = context;
  const [second, third] = products.slice(1).map(({ product }) => product);
  const [w, h] = [frame.width / 2 - 4, frame.height / 2 - 4];
  const [right, below] = [frame.width - w, frame.height - h];
  const [near, nearer] = [
    { zoom: 1.9, detail: 0 },
    { zoom: 2.4, detail: 1 },
  ];
  return [
    paintBackground(theme.white),
    ...fillWindow(main.product, page.box(0, 0, w, h)),
    ...fillWindow(second ?? main.product, page.box(right, 0, w, h), 0, second ? {} : near),
    ...fillWindow(third ?? main.product, page.box(0, below, w, h), 0, third ? {} : nearer),
    paintBox(page.box(right, below, w, h), theme.deep),
    ...sayStack(
      { ...context, words: { ...words, headline: words.name ?? words.headline } },
      { box: page.box(right + 44, below + 40, w - 88, h - 80), size: 64, ink: '#ffffff', second: '#efe8df' },
    ),
  ];
}

/** Text above the photo: the problem, and the answer to it. */
export function lesson(context: RecipeContext): Layer[] {
  const { main, frame, page, words, theme } = context;
  const title = words.need === '' ? words.headline : words.need;
  if (title === '') return bleed(context);
  const heading = page.text({
    ...TITLE,
    words: title,
    box: page.box(64, 60, 872, 190),
    size: 78,
    least: 44,
    ink: theme.ink,
  });
  const top = (heading.text ? heading.text.bounds.y + heading.text.bounds.h : 60) + 24;
  const line = page.text({
    ...LABEL,
    words: words.line,
    box: page.box(64, top, 872, 90),
    size: 36,
    least: 26,
    maxLines: 2,
    ink: theme.muted,
  });
  const from = line.text ? line.text.bounds.y + line.text.bounds.h + 36 : top + 12;
  const below = (room: UnitBox): Layer[] =>
    showsProduct(main.product, room)
      ? fillWindow(main.product, room)
      : fillWindow(main.product, boxIn(main.product, { x: 64, y: from, w: frame.width - 128, h: room.h - 64 }), 24);
  return [
    paintBackground(theme.counterTint),
    ...below({ x: 0, y: from, w: frame.width, h: frame.height - from }),
    heading,
    line,
  ];
}

/** A magazine page: much white paper, the photo, a large headline. */
export function magazine(context: RecipeContext): Layer[] {
  const { main, page, frame, theme } = context;
  if (isSilent(context)) return mounted(context, theme.paper, roomOf(context, 90));
  return [
    paintBackground(theme.paper),
    ...fillWindow(main.product, windowIn(main.product, page.box(64, 64, frame.width - 128, frame.height * 0.62))),
    ...sayStack(context, {
      box: page.box(64, frame.height * 0.7, frame.width - 128, frame.height * 0.25),
      size: 112,
      ink: theme.ink,
      second: theme.muted,
    }),
  ];
}
