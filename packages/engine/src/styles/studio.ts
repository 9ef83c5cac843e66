import { believableShare } from '../stage/believe-size.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { ON_PAPER } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn } from '../stage/stand-product.ts';
import { widestFor } from '../stage/widest-for.ts';

/** A seamless backdrop with a pool of light and a slightly polished floor that reflects the product. */
export const studio: Style = {
  id: 'studio',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  compose({ main, frame, longerM, ground }) {
    const room = { height: 800 * (0.5 + 0.5 * believableShare(main, longerM)), maxWidth: widestFor(main, 690) };
    const size = sizeIn(main, room);
    const stage = stageSweep(frame, {
      paper: ground ?? (main.light.median > 0.45 ? '#bfc2c5' : '#d9dadb'),
      anchor: { x: 500, y: 520 + size.h / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.42,
      pool: { x: 455, y: 430, radius: 430, gain: 0.4 },
      reflection: { share: 0.2, blur: 3 },
      light: { strength: 0.46 },
    });
    const placed = placeCentred(stage, main, { ...room, head: 0, isOpenBeside: true }, ON_PAPER);
    return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 1.6 };
  },
};
