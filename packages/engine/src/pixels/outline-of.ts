import { Path2D } from '@napi-rs/canvas';

const known = new Map<string, Path2D>();

/** The shape of an SVG path, cached. For fixed drawings, not for paths generated each time. */
export function outlineOf(path: string): Path2D {
  const found = known.get(path) ?? new Path2D(path);
  known.set(path, found);
  return found;
}
