import { alongTwig, drawTwig, type Twig } from '../draw-branch.ts';
import { drawBlossom, drawPetal } from '../draw-ornament.ts';
import type { Frame, UnitPoint } from '../picture.ts';
import { softenLayers } from '../soften-layer.ts';
import { shadowOf } from './shadow-of.ts';
import { onFloor } from './on-floor.ts';
import type { Dress } from './season.ts';

/** A twig in blossom from one side, its shadow on the wall, fallen petals. */
export function dressSpring(frame: Frame, anchor: UnitPoint, random: () => number): Dress {
  const twigs: Twig[] = [
    [
      { x: 1040, y: 210 },
      { x: 900, y: 330 },
      { x: 812, y: 520 },
    ],
    [
      { x: 962, y: 276 },
      { x: 850, y: 268 },
      { x: 792, y: 330 },
    ],
    [
      { x: 896, y: 352 },
      { x: 905, y: 470 },
      { x: 940, y: 560 },
    ],
  ];
  const blossoms = twigs.flatMap((twig, i) =>
    [0.22, 0.46, 0.7, 0.94].map((t) => {
      const { x, y } = alongTwig(twig, t);
      const at = { x: x + (random() - 0.5) * 34, y: y + (random() - 0.5) * 34 };
      return drawBlossom({ at, size: 62 + random() * 40, turnDeg: random() * 360 }, i % 2 ? '#fbe3ec' : '#f8cfde');
    }),
  );
  const branch = [...twigs.map((twig, i) => drawTwig(twig, i ? 7 : 12, '#6b4636')), ...blossoms];
  const petals = onFloor(random, anchor, 13).map((pose) => drawPetal({ ...pose, size: pose.size * 0.62 }, '#f6c3d5'));
  const near = { at: { x: 40, y: 930 }, size: 190, turnDeg: 40 };
  return {
    behind: [shadowOf(frame, branch, -150, 90, 13, 0.22), ...branch, ...petals],
    before: [softenLayers(frame, [drawBlossom(near, '#f8cfde')], { blur: 15 })],
  };
}
