import { drawIcon } from '../page/draw-icon.ts';
import type { PageText } from '../type/page.ts';
import { paintBox, paintDisc } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { ON_PAPER } from '../stage/place-product.ts';
import { isTowardsWords } from '../stage/is-towards-words.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn } from '../stage/stand-product.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';

/**
 * The band with up to two result lines: its upper edge with two, the lines below that edge, and how much lower the band starts for each
 * missing line.
 */
const BAND = { top: 958, lines: [64, 156], step: 92 } as const;

/** Gap between the visible product and the band. */
const ABOVE_BAND = 24;

/** Whether nothing stands on the side where the photo cut the product off. */
const isOpenBeside = (context: RecipeContext): boolean => context.words.need === '' || !isTowardsWords(context);

/** A small story from top to bottom: the problem, the product, the result; each only if the seller states it. */
export const educationalAd: Style = {
  id: 'educational_ad',
  width: 3277,
  height: 4096,
  isOpenBeside,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const results = words.benefits.slice(0, BAND.lines.length);
    const isStory = words.need !== '';
    const foot = topOfBand(results.length, frame.height);
    const head = isStory ? 318 : 0;
    const name = words.name ?? (isStory ? words.headline : '');
    // Beside its name in the story, or above it; the lowest line to stand on.
    const lowest = foot - (results.length > 0 ? 74 : 170);
    const top = isStory ? head + 20 : name === '' ? 90 : 230;
    const room = { height: Math.min(lowest - top, 760), maxWidth: isStory ? 490 : 760 };
    const slack = lowest - top - sizeIn(main, room).h;
    const floor = { x: isStory ? 690 : 500, y: lowest - (isStory ? 0 : slack * 0.4) };
    const stage = stageSweep(frame, {
      paper: theme.soft,
      anchor: page.point(floor.x, floor.y),
      pitchDeg: main.pitchDeg,
      falloff: 0.14,
      pool: { ...page.point(floor.x, floor.y - 218), radius: 330, gain: 0.14 },
    });
    const wish = { ...room, edge: foot, isOpenBeside: isOpenBeside(context) };
    const place = (raised: number) =>
      placeCentred(stage, main, { ...wish, at: page.point(floor.x, floor.y - raised) }, ON_PAPER);
    const { visible } = place(0).stand;
    // A deep product seen from above, such as a saucer, extends far in front of the point that it stands on.
    const over = main.isCutOff ? 0 : Math.max(0, visible.y + visible.h - (foot - ABOVE_BAND));
    const { layers } = place(over);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...(isStory ? [paintBox({ x: 0, y: 0, w: 1000, h: head }, theme.paper)] : []),
        ...(results.length > 0 ? [paintBox({ x: 0, y: foot, w: 1000, h: frame.height - foot }, theme.deep)] : []),
        ...layers,
        ...(isStory ? story(context, name) : [title(context, name)]),
        ...outcome(context, results, foot),
      ],
      grain: 1.2,
    };
  },
};

/** Upper edge of the band: one line takes less of the page than two, no line takes nothing. */
function topOfBand(lines: number, height: number): number {
  return lines === 0 ? height : BAND.top + (BAND.lines.length - lines) * BAND.step;
}

function story(context: RecipeContext, name: string): Layer[] {
  const { words, theme } = context;
  return [
    label(context, words.labels.problem, 64, 60, theme.accent),
    statement(context, words.need, { y: 110, h: 176, w: 872, size: 68 }, theme.ink),
    ...(name === '' ? [] : [label(context, words.labels.help, 64, 400, theme.ink)]),
    statement(context, name, { y: 450, h: 300, w: 350, size: 56 }, theme.ink),
  ];
}

function title({ page, theme }: RecipeContext, words: string): Layer {
  return page.text({
    ...TITLE,
    words,
    box: page.box(64, 64, 872, 150),
    size: 76,
    least: 40,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
}

/** The result, in one or two lines. */
function outcome(context: RecipeContext, results: readonly string[], top: number): Layer[] {
  if (results.length === 0) return [];
  const { page } = context;
  return [
    ...results.flatMap((_, i) => tick(context, top + BAND.lines[i]!)),
    ...page.texts(results.map((line, i) => result(context, line, top + BAND.lines[i]!))),
  ];
}

function label({ page }: RecipeContext, words: string, x: number, y: number, ink: string): Layer {
  return page.text({
    ...LABEL,
    words,
    box: page.box(x, y, 400, 40),
    size: 32,
    maxLines: 1,
    ink,
  });
}

function statement(
  { page }: RecipeContext,
  words: string,
  { y, h, w, size }: { y: number; h: number; w: number; size: number },
  ink: string,
): Layer {
  return page.text({
    ...TITLE,
    words,
    box: page.box(64, y, w, h),
    size,
    least: 34,
    maxLines: 4,
    ink,
  });
}

function tick({ page, theme }: RecipeContext, y: number): Layer[] {
  const at = page.point(92, y + 32);
  return [paintDisc(at, 27, theme.soft), drawIcon('check', at, 32, theme.deep, 2.6)];
}

function result({ page, theme }: RecipeContext, words: string, y: number): PageText {
  const box = page.box(144, y - 8, 790, 80);
  return {
    ...LINE,
    role: 'benefit',
    words,
    box,
    size: 40,
    least: 28,
    leading: 1.15,
    stand: 'middle',
    ink: theme.white,
  };
}
