/** Grey levels 0–255, one byte per pixel. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Maximum distance of two outlines that count as the same, in pixels. */
const TOLERANCE_PX = 2;

/**
 * F-score of the outline of `found` against that of `wanted`: the harmonic mean of the shares of each that lie within two pixels of the other
 * (Martin, Fowlkes and Malik, 2004). 1 if neither has an outline, 0 if one has none. Both have the same size, usually 1024 px on the longer
 * side.
 */
export function compareOutlines(found: Grey, wanted: Grey): number {
  const [ours, theirs] = [traceOutline(found), traceOutline(wanted)];
  const [ourPx, theirPx] = [countSet(ours), countSet(theirs)];
  if (ourPx === 0 || theirPx === 0) return ourPx === theirPx ? 1 : 0;
  const precision = countBoth(ours, dilate(theirs, wanted)) / ourPx;
  const recall = countBoth(theirs, dilate(ours, found)) / theirPx;
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Pixels above one half that have a neighbour outside; the frame is not an outline. */
function traceOutline({ data, width, height }: Grey): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! > 127 && hasOutside(data, width, height, x, y)) out[i] = 1;
    }
  }
  return out;
}

function hasOutside(data: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) if (data[v * width + u]! <= 127) return true;
  }
  return false;
}

/** Dilated by a disc. */
function dilate(outline: Uint8Array, { width, height }: Grey): Uint8Array {
  const out = new Uint8Array(outline.length);
  const reach = TOLERANCE_PX;
  for (let i = 0; i < outline.length; i++) {
    if (outline[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [u, v] = [x + dx, y + dy];
        if (dx * dx + dy * dy <= reach * reach && u >= 0 && v >= 0 && u < width && v < height) out[v * width + u] = 1;
      }
    }
  }
  return out;
}

const countSet = (mask: Uint8Array): number => mask.reduce((sum, value) => sum + value, 0);

const countBoth = (a: Uint8Array, b: Uint8Array): number => a.reduce((sum, value, i) => sum + (value & b[i]!), 0);
