import type { PlateInfo } from '@vitrine/scenes';
import { matrixOf, multiply, type Matrix3 } from '../pixels/matrix.ts';

/** Floor metres keep their x to the right: only the set's objects and its light change sides. */
const FLIP: Matrix3 = [-1, 0, 0, 0, 1, 0, 0, 0, 1];

/** A plate's metadata when its picture is mirrored left to right. */
export function mirrorPlate(info: PlateInfo): PlateInfo {
  const [width] = info.size;
  const h = multiply([-1, 0, width, 0, 1, 0, 0, 0, 1], multiply(matrixOf(info.H_floor_to_image), FLIP));
  const [x, y, z] = info.key_light_dir;
  const [left, top, right, bottom] = info.placement_box;
  return {
    ...info,
    H_floor_to_image: [
      [h[0], h[1], h[2]],
      [h[3], h[4], h[5]],
      [h[6], h[7], h[8]],
    ],
    anchor_px: [width - info.anchor_px[0], info.anchor_px[1]],
    placement_box: [width - right, top, width - left, bottom],
    key_light_dir: [-x, y, z],
    probe: { ...info.probe, left: info.probe.right, right: info.probe.left },
  };
}
