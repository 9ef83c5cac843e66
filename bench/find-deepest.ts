/** The point of an area that is farthest from its rim, in steps to the next neighbour; the frame counts as rim. @param area 0 or 1 per pixel */
export function findDeepest(area: Uint8Array, width: number, height: number): { x: number; y: number; depth: number } {
  const depth = new Int32Array(area.length);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : depth[y * width + x]!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (area[y * width + x] === 1) depth[y * width + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1));
    }
  }
  let best = { x: 0, y: 0, depth: 0 };
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (area[i] === 1) depth[i] = Math.min(depth[i]!, 1 + Math.min(at(x + 1, y), at(x, y + 1)));
      if (depth[i]! > best.depth) best = { x, y, depth: depth[i]! };
    }
  }
  return best;
}
