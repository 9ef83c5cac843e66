import { Path2D } from '@napi-rs/canvas';

const known = new Map<string, Path2D>();

/** The shape of an SVG path; parsed once. For drawings of a fixed form, not for ones made up anew each time. */
export function outlineOf(path: string): Path2D {
  const found = known.get(path) ?? new Path2D(path);
  known.set(path, found);
  return found;
}
