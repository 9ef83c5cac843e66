import { project } from './matrix.ts';
import type { UnitPoint } from './picture.ts';
import type { Stage } from './stage.ts';

/**
 * Where a point above the floor appears. The camera of a sweep is known by its floor: `stageSweep` gives focal length
 * and distance, so height moves a point up by f·cos(pitch)·z over its depth.
 */
export function solidPoint(stage: Stage, x: number, y: number, z: number): UnitPoint {
  const ground = project(stage.floorToFrame, x, y);
  if (z === 0) return ground;
  const m = stage.floorToFrame;
  const scale = Math.abs(m[0]);
  const pitch = (stage.pitchDeg * Math.PI) / 180;
  const depth = m[6] * x + m[7] * y + m[8] - z * Math.sin(pitch);
  const up = (y * Math.sin(pitch) + z * Math.cos(pitch)) / depth;
  return { x: stage.anchor.x + (scale * x) / depth, y: stage.anchor.y - scale * up };
}
