import type { UnitPoint } from '../page/picture.ts';

/** Assigns each point a place so that all lines together are shortest: then no two of them cross. There may be more places than points. */
export function shortestLines(points: readonly UnitPoint[], places: readonly UnitPoint[]): number[] {
  const [first, ...others] = points;
  if (!first) return [];
  const longOf = (at: readonly number[]): number =>
    at.reduce((sum, place, i) => sum + Math.hypot(places[place]!.x - points[i]!.x, places[place]!.y - points[i]!.y), 0);
  const ways = places.map((_, at) => {
    const left = [...places.keys()].filter((other) => other !== at);
    const rest = shortestLines(
      others,
      left.map((other) => places[other]!),
    );
    return [at, ...rest.map((other) => left[other]!)];
  });
  return ways.reduce((one, other) => (longOf(other) < longOf(one) ? other : one));
}
