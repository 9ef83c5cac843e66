import { alongTwig, drawFir, drawSpots, type Spot, type Twig } from '../draw-branch.ts';
import type { Frame, UnitPoint } from '../picture.ts';
import { shadowOf } from './shadow-of.ts';
import type { Dress } from './season.ts';

/** Snow on the ground and in the air, frosted fir from one side. */
export function dressWinter(frame: Frame, anchor: UnitPoint, random: () => number): Dress {
  const twigs: Twig[] = [
    [
      { x: -40, y: 330 },
      { x: 90, y: 390 },
      { x: 232, y: 520 },
    ],
    [
      { x: -40, y: 450 },
      { x: 40, y: 530 },
      { x: 120, y: 690 },
    ],
  ];
  const fir = twigs.map((twig) => drawFir(twig, 74, '#3c5d5a', '#7f9f9c'));
  const frost = twigs.map((twig) => drawSpots(frostOn(twig, random), '#ffffff', 0.5));
  const flakes = (count: number, least: number, most: number): Spot[] =>
    Array.from({ length: count }, () => ({
      x: random() * frame.width,
      y: random() * frame.height,
      r: least + random() * (most - least),
      opacity: 0.5 + random() * 0.45,
    }));
  return {
    behind: [
      drawSpots(flakes(90, 3, 8), '#ffffff', 0.5),
      shadowOf(frame, fir, 90, 60, 16, 0.16),
      drawSpots(snowFrom(anchor.y + 170), '#ffffff', 0.85),
      ...fir,
      ...frost,
    ],
    before: [drawSpots(besideMiddle(flakes(46, 6, 16)), '#ffffff', 0.7)],
  };
}

/** A cover that thickens towards the lens. */
function snowFrom(y: number): Spot[] {
  return Array.from({ length: 26 }, (_, i) => ({
    x: i * 42 - 20,
    y: y + 34 * Math.sin(i * 1.3),
    r: 170,
    opacity: 0.5,
  }));
}

function frostOn(twig: Twig, random: () => number): Spot[] {
  return Array.from({ length: 34 }, (_, i) => {
    const { x, y } = alongTwig(twig, i / 34);
    return { x: x + (random() - 0.5) * 50, y: y - 4 - random() * 18, r: 5 + random() * 10, opacity: 0.75 };
  });
}

/** Without the spots that would lie on the product or the words. */
function besideMiddle(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ x, y }) => y > 240 && (x < 230 || x > 770));
}
