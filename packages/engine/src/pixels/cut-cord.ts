import { labelComponents } from './label-components.ts';

/** Opacity by pixel, rows from the top. */
interface Mask {
  alpha: Float32Array;
  width: number;
  height: number;
}

/** Bounds of a product, pixels; right and bottom lie just outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Half the thickness up to which a part is a cord or its plug, and how far a body may grow back: fractions of the product's
 * longer side.
 */
const [THIN, BACK] = [0.026, 0.004];
/** Minimum and maximum length of a cord below its body: fractions of the product's height. */
const [LEAST, MOST] = [0.06, 0.45];
/**
 * How far it extends beside the body on one side, and its minimum distance from the body's other side: fractions of the product's
 * and the body's width.
 */
const [BESIDE, CLEAR] = [0.03, 0.12];
/**
 * Fraction of the product's width that its body has at its base, the height above its end where that is measured, and the body's
 * minimum fraction of the product.
 */
const [BROAD, OVER, MOST_OF_IT] = [0.4, 0.05, 0.75];

/**
 * The product without a cord that lies in front of it and runs off to one side: it stands on the rest. Null if there is none:
 * legs are under both sides of a body, and the end of a straight cable is cut by its row alone (`cutTail`).
 */
export function cutCord({ alpha, width, height }: Mask, { left, top, right, bottom }: Bounds): Float32Array | null {
  const [w, h] = [right - left, bottom - top];
  const radius = Math.max(2, Math.round(THIN * Math.max(w, h)));
  const inside = Uint8Array.from(alpha, (v) => (v >= 0.5 ? 1 : 0));
  const opened = spread(spread(inside, { width, height, radius }, 0), { width, height, radius }, 1);
  // The plug is as thick as a body may be, but separate.
  const { labels, list } = labelComponents({ data: opened, width, height });
  const largest = list.toSorted((one, other) => other.areaPx - one.areaPx)[0];
  if (!largest) return null;
  const trunk = Uint8Array.from(labels, (label) => (label === largest.label ? 1 : 0));
  const grown = spread(trunk, { width, height, radius: Math.max(1, Math.round(BACK * Math.max(w, h))) }, 1);
  const body = inside.map((v, i) => v & (grown[i] ?? 0));
  const ends = boundsOf(body, width);
  if (!ends || countOf(body) < MOST_OF_IT * countOf(inside)) return null;
  const below = bottom - ends.bottom;
  if (below < LEAST * h || below > MOST * h) return null;
  const row = Math.max(top, Math.round(ends.bottom - OVER * h)) * width;
  const line = body.subarray(row, row + width);
  const [from, to] = [line.indexOf(1), line.lastIndexOf(1) + 1];
  if (to - from < BROAD * w) return null;
  const cord = boundsOf(inside.subarray(ends.bottom * width), width);
  if (!cord) return null;
  const clear = CLEAR * (to - from);
  const isBeside =
    (cord.right > ends.right + BESIDE * w && cord.left > from + clear) ||
    (cord.left < ends.left - BESIDE * w && cord.right < to - clear);
  return isBeside ? alpha.map((v, i) => v * (body[i] ?? 0)) : null;
}

/** Every pixel gets the value if one within the radius has it, row by row and then column by column. */
function spread(
  mask: Uint8Array,
  { width, height, radius }: { width: number; height: number; radius: number },
  value: 0 | 1,
): Uint8Array {
  const along = (source: Uint8Array, step: number, count: number, starts: Iterable<number>): Uint8Array => {
    const result = new Uint8Array(source.length).fill(1 - value);
    for (const start of starts) {
      // There is no product outside the raster.
      let last = value === 0 ? -1 : -Infinity;
      const seen: number[] = [];
      for (let i = 0; i < count; i++) if (source[start + i * step] === value) seen.push(i);
      if (value === 0) seen.push(count);
      let next = 0;
      for (let i = 0; i < count; i++) {
        while (next < seen.length && (seen[next] ?? 0) <= i) last = seen[next++] ?? last;
        if (i - last <= radius || (seen[next] ?? Infinity) - i <= radius) result[start + i * step] = value;
      }
    }
    return result;
  };
  const rows = along(
    mask,
    1,
    width,
    Array.from({ length: height }, (_, y) => y * width),
  );
  return along(
    rows,
    width,
    height,
    Array.from({ length: width }, (_, x) => x),
  );
}

const countOf = (mask: Uint8Array): number => mask.reduce((sum, v) => sum + v, 0);

function boundsOf(mask: Uint8Array, width: number): { left: number; right: number; bottom: number } | null {
  const bounds = { left: width, right: 0, bottom: 0 };
  mask.forEach((v, i) => {
    if (v === 0) return;
    bounds.left = Math.min(bounds.left, i % width);
    bounds.right = Math.max(bounds.right, (i % width) + 1);
    bounds.bottom = Math.floor(i / width) + 1;
  });
  return bounds.right > 0 ? bounds : null;
}
