import { drawFir, drawSpots, type Twig } from '../draw-branch.ts';
import { paintLine } from '../paint-shape.ts';
import type { Frame, Layer, UnitPoint } from '../picture.ts';
import { softenLayers } from '../soften-layer.ts';
import type { Dress } from './season.ts';

/** Fir, glass balls, and lights out of focus. */
export function dressHolidays(frame: Frame, _: UnitPoint, random: () => number): Dress {
  const lights = Array.from({ length: 46 }, () => ({
    x: random() * frame.width,
    y: 250 + random() * 360,
    r: 12 + random() * 34,
    opacity: 0.16 + random() * 0.4,
  }));
  const twigs: Twig[] = [
    [
      { x: 1040, y: 250 },
      { x: 900, y: 330 },
      { x: 790, y: 500 },
    ],
    [
      { x: 1050, y: 400 },
      { x: 940, y: 490 },
      { x: 880, y: 650 },
    ],
    [
      { x: -40, y: 620 },
      { x: 50, y: 700 },
      { x: 130, y: 850 },
    ],
    [
      { x: -40, y: 760 },
      { x: 60, y: 830 },
      { x: 210, y: 900 },
    ],
  ];
  const fir = twigs.map((twig) => drawFir(twig, 78, '#2f6048', '#5d9270'));
  const baubles = [
    { x: 826, y: 560, r: 46 },
    { x: 936, y: 690, r: 36 },
  ];
  return {
    behind: [drawSpots(lights, '#ffc468', 0.28), ...fir, ...baubles.flatMap(bauble)],
    before: [softenLayers(frame, [drawSpots([{ x: 60, y: 960, r: 90, opacity: 0.5 }], '#ffb95c', 0.2)], { blur: 8 })],
  };
}

/** A glass ball hanging on a thread. */
function bauble({ x, y, r }: UnitPoint & { r: number }): Layer[] {
  return [
    paintLine(
      [
        { x, y: y - r - 70 },
        { x, y: y - r },
      ],
      '#d9b877',
      1.6,
    ),
    drawSpots([{ x, y, r, opacity: 1 }], '#a8231f', 0.05),
    drawSpots([{ x: x + r * 0.22, y: y + r * 0.24, r: r * 0.7, opacity: 0.35 }], '#5a0d0f', 0.9),
    drawSpots([{ x: x - r * 0.34, y: y - r * 0.36, r: r * 0.3, opacity: 0.85 }], '#ffe2c4', 0.9),
    drawSpots([{ x, y: y - r, r: 8, opacity: 1 }], '#d9b877', 0.1),
  ];
}
