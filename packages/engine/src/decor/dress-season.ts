import type { Season } from '../phrases/name-season.ts';
import { drawFrond, drawSpots, type Spot, type Twig } from './draw-branch.ts';
import type { Frame, Layer } from '../page/picture.ts';
import { randomFrom } from '../pixels/random.ts';
import { softenLayers } from '../page/soften-layer.ts';

/** A season's decoration in the air and on the wall: behind the product, and in front of it outside the middle. */
export interface Air {
  behind: Layer[];
  before: Layer[];
}

const STILL: Air = { behind: [], before: [] };

/** Palm shadows in summer, snow in winter, blurred lights on holidays. Another seed scatters them differently. */
export function airOf(season: Season, frame: Frame, seed: number): Air {
  const random = randomFrom(seed * 7919 + 17);
  if (season === 'summer') return { behind: [palmShadow(frame)], before: [] };
  if (season === 'winter') return snow(frame, random);
  if (season === 'holidays') return { behind: [drawSpots(lights(frame, random), '#ffc468', 0.28)], before: [] };
  return STILL;
}

/** Palms, visible only as shadows. */
function palmShadow(frame: Frame): Layer {
  const fronds: Twig[] = [
    [
      { x: -60, y: 40 },
      { x: 260, y: 60 },
      { x: 470, y: 420 },
    ],
    [
      { x: 330, y: -80 },
      { x: 600, y: 40 },
      { x: 830, y: 330 },
    ],
  ];
  const shadows = fronds.map((twig) => drawFrond(twig, 250, '#8a4a12'));
  return softenLayers(frame, shadows, { blur: 9, opacity: 0.3, multiply: true });
}

function snow(frame: Frame, random: () => number): Air {
  const flakes = (count: number, least: number, most: number): Spot[] =>
    Array.from({ length: count }, () => ({
      x: random() * frame.width,
      y: random() * frame.height,
      r: least + random() * (most - least),
      opacity: 0.4 + random() * 0.5,
    }));
  // None on the product or the words.
  const beside = flakes(46, 5, 13).filter(({ x, y }) => y > 240 && (x < 230 || x > 770));
  return { behind: [drawSpots(flakes(90, 2, 6), '#ffffff', 0.7)], before: [drawSpots(beside, '#ffffff', 0.8)] };
}

function lights(frame: Frame, random: () => number): Spot[] {
  return Array.from({ length: 46 }, () => ({
    x: random() * frame.width,
    y: 250 + random() * 340,
    r: 12 + random() * 34,
    opacity: 0.14 + random() * 0.36,
  }));
}
