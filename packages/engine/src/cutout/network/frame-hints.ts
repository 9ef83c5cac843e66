import type { CutOutHints, HintBox } from '../../model.ts';

/** The hints mirrored left to right. */
export function mirrorHints({ box, tap, strokes }: CutOutHints): CutOutHints {
  return {
    ...(box && { box: { ...box, x: 1 - box.x - box.w } }),
    ...(tap && { tap: [1 - tap[0], tap[1]] }),
    strokes: strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(([x, y]) => [1 - x, y]) })),
  };
}

/**
 * The hints relative to a part of the photo.
 * @param part shares of the photo, @param aspect width ÷ height of the photo
 */
export function frameHints({ box, tap, strokes }: CutOutHints, part: HintBox, aspect: number): CutOutHints {
  // The brush is measured by the longer side, which may be the other one in the part.
  const longer = Math.max(aspect, 1) / Math.max(part.w * aspect, part.h);
  return {
    ...(box && {
      box: { x: (box.x - part.x) / part.w, y: (box.y - part.y) / part.h, w: box.w / part.w, h: box.h / part.h },
    }),
    ...(tap && { tap: [(tap[0] - part.x) / part.w, (tap[1] - part.y) / part.h] }),
    strokes: strokes.map(({ radius, points, ...stroke }) => ({
      ...stroke,
      radius: radius * longer,
      points: points.map(([x, y]) => [(x - part.x) / part.w, (y - part.y) / part.h]),
    })),
  };
}
