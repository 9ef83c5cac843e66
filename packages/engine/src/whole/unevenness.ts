import type { Raster } from '../model.ts';
import { blurField } from '../pixels/blur-field.ts';
import { reduced } from '../pixels/rasters.ts';
import { toLab } from '../pixels/to-lab.ts';

export type Edge = 'left' | 'right' | 'above' | 'below';

/** Longer side at which edges are judged, and width of the band along an edge, pixels there. */
const [SIDE_PX, BAND_PX] = [128, 4];
/** Standard deviation of what still counts as shading, pixels there. */
const SHADING_PX = 10;
/** Share of the edge that may differ. */
const ALLOWED = 0.06;

const known = new WeakMap<Raster, Readonly<Record<Edge, number>>>();

/**
 * How much a photo's edge changes along its length beside slow shading, in units of CIE L*a*b*: a wall or a floor less than 6, furniture, things and
 * what is cut off more.
 */
export function unevenness(photo: Raster, edge: Edge): number {
  const found = known.get(photo) ?? judge(photo);
  known.set(photo, found);
  return found[edge];
}

function judge(photo: Raster): Readonly<Record<Edge, number>> {
  const { data, width, height } = reduced(photo, SIDE_PX);
  const lab = (x: number, y: number) => {
    const i = 4 * (y * width + x);
    return toLab(data[i]!, data[i + 1]!, data[i + 2]!);
  };
  const rows = (y: number) => Array.from({ length: width }, (_, x) => lab(x, y));
  const columns = (x: number) => Array.from({ length: height }, (_, y) => lab(x, y));
  const band = (line: (at: number) => (readonly [number, number, number])[], from: number): number =>
    roughest(Array.from({ length: BAND_PX }, (_, i) => line(from + i)));
  return {
    left: band(columns, 0),
    right: band(columns, width - BAND_PX),
    above: band(rows, 0),
    below: band(rows, height - BAND_PX),
  };
}

/** The difference from the shading that all but a few pixels stay below. */
function roughest(lines: readonly (readonly (readonly [number, number, number])[])[]): number {
  const differences = lines.flatMap((line) => {
    const channels = [0, 1, 2].map((c) => Float32Array.from(line, (colour) => colour[c]!));
    const smooth = channels.map((channel) => blurField(channel, channel.length, 1, SHADING_PX));
    return line.map((colour, i) => Math.hypot(...colour.map((value, c) => value - smooth[c]![i]!)));
  });
  return differences.toSorted((a, b) => a - b)[Math.floor(differences.length * (1 - ALLOWED))] ?? 0;
}
