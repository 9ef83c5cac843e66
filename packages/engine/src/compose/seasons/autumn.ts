import { alongTwig, type Twig } from '../draw-branch.ts';
import { drawLeaf, drawMaple, type Pose } from '../draw-ornament.ts';
import type { Frame, UnitPoint } from '../picture.ts';
import { softenLayers } from '../soften-layer.ts';
import { onFloor } from './on-floor.ts';
import type { Dress } from './season.ts';

/** Maple leaves on the floor, in the air and near the lens; a twig throws its shadow. */
export function dressAutumn(frame: Frame, anchor: UnitPoint, random: () => number): Dress {
  const colors = ['#b8431c', '#d9772b', '#8f2d18', '#e0a032', '#c45a22'];
  const tone = (): string => colors[Math.floor(random() * colors.length)] ?? '#b8431c';
  const lying = onFloor(random, anchor, 15).map((pose) => drawMaple(pose, tone()));
  const poses: Pose[] = [
    { at: { x: 128, y: 372 }, size: 104, turnDeg: 24, flat: 0.8 },
    { at: { x: 872, y: 318 }, size: 120, turnDeg: -50, flat: 0.7 },
    { at: { x: 914, y: 560 }, size: 84, turnDeg: 120, flat: 0.9 },
    { at: { x: 84, y: 590 }, size: 76, turnDeg: 200, flat: 0.75 },
  ];
  const near = [
    drawMaple({ at: { x: 26, y: 952 }, size: 250, turnDeg: 30 }, '#b8431c'),
    drawMaple({ at: { x: 986, y: 930 }, size: 220, turnDeg: -40 }, '#d9772b'),
  ];
  const twig: Twig = [
    { x: -60, y: 60 },
    { x: 300, y: 120 },
    { x: 560, y: 420 },
  ];
  const leaves = Array.from({ length: 16 }, (_, i) => {
    const { x, y } = alongTwig(twig, i / 16);
    return drawLeaf({ at: { x: x + (i % 2 ? 44 : -44), y: y + 16 }, size: 130, turnDeg: i % 2 ? 118 : 12 }, '#7a3b12');
  });
  return {
    behind: [softenLayers(frame, leaves, { blur: 12, opacity: 0.3, multiply: true }), ...lying],
    before: [...poses.map((pose) => drawMaple(pose, tone())), softenLayers(frame, near, { blur: 13 })],
  };
}
