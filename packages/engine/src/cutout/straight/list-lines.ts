import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { loadOpenCv } from '../../pixels/load-opencv.ts';

/** The line of all points with x·cos(angle) + y·sin(angle) = distance, pixels; the angle of its normal is 0–π. */
export interface StraightLine {
  angle: number;
  distance: number;
}

/** Canny's two limits of an edge, levels. */
const EDGE = { weak: 20, strong: 50 };
/** Edge pixels that a line needs, as a share of the photo's shorter side. */
const LEAST_VOTES = 0.15;
/** Lines nearer than this in both are one. */
const SAME = { radians: (4 * Math.PI) / 180, px: 5 };

/** The longest straight edges of a photo, at most `most`, the longest first (Hough transform; Duda and Hart, 1972). */
export async function listLines({ data, width, height }: OpaquePixels, most: number): Promise<StraightLine[]> {
  const { cv } = await loadOpenCv();
  const image = new cv.Mat(height, width, cv.CV_8UC3);
  const [channels, edges, found] = [new cv.MatVector(), new cv.Mat(), new cv.Mat()];
  const all = new cv.Mat(height, width, cv.CV_8UC1, new cv.Scalar(0));
  try {
    image.data.set(data);
    cv.GaussianBlur(image, image, new cv.Size(0, 0), 1);
    cv.split(image, channels);
    // Colours of the same lightness have an edge too.
    for (let c = 0; c < 3; c++) {
      const channel = channels.get(c);
      cv.Canny(channel, edges, EDGE.weak, EDGE.strong);
      cv.bitwise_or(all, edges, all);
      channel.delete();
    }
    cv.HoughLines(all, found, 1, Math.PI / 360, Math.round(LEAST_VOTES * Math.min(width, height)));
    const flat: Float32Array = found.data32F;
    const lines = Array.from({ length: found.rows }, (_, i) => ({ distance: flat[2 * i]!, angle: flat[2 * i + 1]! }));
    return withoutDoubles(lines, most);
  } finally {
    channels.delete();
    for (const mat of [image, edges, found, all]) mat.delete();
  }
}

function withoutDoubles(lines: readonly StraightLine[], most: number): StraightLine[] {
  const kept: StraightLine[] = [];
  for (const line of lines) {
    if (kept.length === most) break;
    if (!kept.some((other) => isSame(line, other))) kept.push(line);
  }
  return kept;
}

/** A normal turned by half a circle has the opposite distance. */
function isSame(one: StraightLine, other: StraightLine): boolean {
  const turned = Math.abs(one.angle - other.angle) > Math.PI / 2;
  const apart = Math.abs(one.angle - other.angle);
  const radians = turned ? Math.PI - apart : apart;
  return radians < SAME.radians && Math.abs(one.distance - (turned ? -other.distance : other.distance)) < SAME.px;
}
