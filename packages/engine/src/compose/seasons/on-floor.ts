import type { Pose } from '../draw-ornament.ts';
import type { UnitPoint } from '../picture.ts';

/** Poses on the floor around the anchor, none under it; those farther away are smaller. */
export function onFloor(random: () => number, anchor: UnitPoint, count: number): Pose[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random() * 0.7) / count) * Math.PI * 2;
    const far = 0.8 + random() * 0.42;
    const at = { x: anchor.x + 410 * far * Math.cos(angle), y: anchor.y - 6 + 104 * far * Math.sin(angle) };
    const size = (104 + random() * 56) * (0.72 + 0.3 * ((at.y - anchor.y) / 110));
    return { at, size, turnDeg: random() * 360, flat: 0.44, lies: true };
  });
}
