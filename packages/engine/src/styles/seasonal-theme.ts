import { believableShare } from '../stage/believe-size.ts';
import { drawDressing } from '../decor/draw-dressing.ts';
import { airOf } from '../decor/dress-season.ts';
import { paintDressing } from '../decor/load-dressing.ts';
import { placeCentred } from '../stage/place-centred.ts';
import type { Layer } from '../page/picture.ts';
import { ON_PAPER } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { drawFeast } from '../decor/draw-feast.ts';
import { FEAST_LOOKS } from '../decor/feast-looks.ts';
import { SEASON_LOOKS } from '../decor/season-looks.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { towardsLight } from '../product/towards-light.ts';
import { phrasesOf } from '../phrases/index.ts';
import { nameFeast, nameOfFeast } from '../phrases/name-feast.ts';
import { nameSeason, type Season } from '../phrases/name-season.ts';
import { TITLE } from '../type/roles.ts';

const FOUR = ['spring', 'summer', 'autumn', 'winter'] as const;

/** The season that the description names, else one of the four: its light, its background and its decoration. */
export const seasonalTheme: Style = {
  id: 'seasonal_theme',
  width: 4096,
  height: 4096,
  varies: true,
  async compose(context) {
    const { main, frame, longerM, seed } = context;
    const feast = feastOf(context);
    const season = seasonOf(context);
    const look = feast === null ? SEASON_LOOKS[season] : FEAST_LOOKS[feast];
    const anchor = { x: 500, y: 812 };
    const dressing = await paintDressing(`season_${season}`, {});
    const direction = towardsLight(main, ...look.light);
    const stage = stageSweep(frame, {
      paper: look.paper,
      anchor,
      pitchDeg: dressing.dressing.info.pitch_deg,
      falloff: look.falloff,
      pool: { x: 500, y: 480, radius: 420, gain: look.gain },
      light: { direction, ...look.key },
    });
    const room = { height: 540 * (0.62 + 0.38 * believableShare(main, longerM)), maxWidth: 560 };
    const { layers } = placeCentred(stage, main, room, ON_PAPER);
    const greeting = greet(context, feast, season, look.ink);
    if (feast !== null) {
      const sign = drawFeast(feast, FEAST_LOOKS[feast], seed);
      return { frame, layers: [...stage.backdrop, ...sign, ...layers, greeting], grain: 1.8 };
    }
    const air = airOf(season, frame, seed);
    // Rendered with light from the left: mirrored for a product lit from the right.
    const lying = drawDressing(dressing, {
      at: anchor,
      unitsPerMetre: stage.unitsPerMetre,
      mirrored: direction[0] > 0,
    });
    return {
      frame,
      layers: [...stage.backdrop, ...air.behind, lying, ...layers, ...air.before, greeting],
      grain: 1.8,
    };
  },
};

/** A season gets a greeting; a holiday is named as in the description. */
function greet({ page, words }: RecipeContext, feast: Drawn | null, season: Season, ink: string): Layer {
  const named = feast === null ? words.seasons[season] : nameOfFeast(feast, words.language);
  return page.text({
    ...TITLE,
    words: named,
    box: page.box(90, 66, 820, 150),
    weight: 400,
    size: 108,
    least: 52,
    align: 'centre',
    stand: 'middle',
    ink,
  });
}

type Drawn = keyof typeof FEAST_LOOKS;

/** The holiday in the description that has its own decoration; Christmas counts as a season. */
function feastOf({ description, words }: RecipeContext): Drawn | null {
  const feast = nameFeast(description, words.language);
  return feast === null || feast === 'christmas' ? null : feast;
}

/** As named in the description, in the pictures' language or in English; else any of the four. */
function seasonOf({ description, words, seed }: RecipeContext): Season {
  const named = nameSeason(description, [words.seasons, phrasesOf('en').seasons]);
  return named ?? FOUR[seed % FOUR.length] ?? 'spring';
}
