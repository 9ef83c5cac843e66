import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { Plane } from '../../pixels/plane.ts';
import { END, fitLine, isRagged, type Line, type Measured, offsetsOf, SAMPLES } from './fit-line.ts';
import { lengthOf, listStretches } from './list-stretches.ts';
import { contrastReader } from './read-contrast.ts';

/** How far around the old and the new edge pixels are drawn again: outside in pixels, inside in deviations, because bites are deep. */
const AROUND = { outsidePx: 2, inside: 0.4 };

/**
 * Draws stretches of an outline as straight lines where the photo has straight edges: similar colours on both sides, shadows and textures bite
 * pieces out of furniture, frames and boxes. A curved edge stays as it is, because no line is as clear.
 * @param photo and @param outline same size, alpha 0–1 @returns the outline, corrected
 */
export async function straightenOutline(photo: OpaquePixels, outline: Plane): Promise<Plane> {
  const { list, reach, inside } = await listStretches(outline);
  const ragged = list
    .map((stretch): Measured => ({ stretch, own: offsetsOf(stretch), inside }))
    .filter(({ own }) => isRagged(own));
  if (ragged.length === 0) return outline;
  const read = await contrastReader(photo);
  const drawn = { ...outline, data: new Float32Array(outline.data) };
  for (const measured of ragged) {
    const line = fitLine(measured, reach, read);
    if (line !== null) drawLine(drawn, measured, line, reach);
  }
  return drawn;
}

/** Replaces the outline along a stretch by a line, with a soft edge of one pixel. */
function drawLine(into: Plane, { stretch, own, inside }: Measured, { start, end }: Line, reach: number): void {
  const { from, to } = stretch;
  const length = lengthOf(stretch);
  const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const margin = 2 * reach;
  const [left, right] = [Math.min(from[0], to[0]) - margin, Math.max(from[0], to[0]) + margin];
  const [top, bottom] = [Math.min(from[1], to[1]) - margin, Math.max(from[1], to[1]) + margin];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(into.height - 1, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(into.width - 1, right); x++) {
      const [u, v] = [x - from[0], y - from[1]];
      const at = (u * alongX + v * alongY) / length;
      if (at < END || at > 1 - END) continue;
      const line = start + (end - start) * at;
      const before = own[Math.min(SAMPLES - 1, Math.floor(((at - END) / (1 - 2 * END)) * SAMPLES))]!;
      // Distances from the line, positive inside.
      const [here, old] = [v * alongX - u * alongY, before].map((off) => inside * (off - line)) as [number, number];
      if (here > Math.max(0, old) + AROUND.inside * reach || here < Math.min(0, old) - AROUND.outsidePx) continue;
      into.data[y * into.width + x] = Math.min(1, Math.max(0, 1 + here));
    }
  }
}
