import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { blurBox } from '../../pixels/blur-box.ts';
import type { Planes } from '../../pixels/plane.ts';

/** Maximum offset from the map of objects that are nearer or farther than most, as a share of the longer side. */
const PLAY_SHARE = 1 / 110;
/** Radius of the matched window, as a share of the longer side. */
const WINDOW_SHARE = 1 / 90;
/** Minimum noise of a channel: JPEG and rounding. */
const LEAST_NOISE = 1.2 / 255;
/** Squared difference, over three channels, beyond which a place shows another object. */
const MOST = 0.12;
/** Cost of a farther place, as a share of the noise per pixel. */
const FAR_COST = 0.15;

/** How the two shots differ at a pixel; every plane is in multiples of the local noise unless stated. */
export interface Differences {
  /** The empty shot in the photo's light, with every window where it matches the photo best; 0–1. */
  settled: Planes;
  /** Any difference. */
  whole: Float32Array;
  /** Difference that more or less light does not explain. */
  colour: Float32Array;
  /** How well the table's fine pattern continues, −1 to 1, without noise: 0 where there is no pattern. */
  same: Float32Array;
  /** Natural logarithm of the light relative to the empty shot; below 0 in a shadow. */
  light: Float32Array;
}

/**
 * Compares the photo with the empty shot in its light. Each window may move by a few pixels: objects nearer to the camera or farther away do
 * not follow the overall map.
 * @param quiet 0–1 per pixel: where both should show the same, for measuring the noise
 */
export function rateDifference(photo: Planes, empty: Planes, quiet: Float32Array): Differences {
  const { width, height } = photo;
  const settled = settle(photo, empty);
  const noise = measureNoise(photo, settled, quiet);
  return { settled, ...compare(photo, settled, noise, width, height) };
}

/** The empty shot with every window where it matches the photo best: searched at half the size first. */
function settle(photo: Planes, empty: Planes): Planes {
  const { width, height } = photo;
  const side = Math.max(width, height);
  const radius = Math.max(2, Math.round(side * WINDOW_SHARE));
  const coarse = move(
    halve(photo),
    halve(empty),
    null,
    Math.max(1, Math.round((side * PLAY_SHARE) / 2)),
    radius >> 1,
    2,
  );
  const half = width >> 1;
  const start = { x: new Int8Array(width * height), y: new Int8Array(width * height) };
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min((height >> 1) - 1, y >> 1) * half;
    for (let x = 0; x < width; x++, i++) {
      start.x[i] = 2 * coarse.x[row + Math.min(half - 1, x >> 1)]!;
      start.y[i] = 2 * coarse.y[row + Math.min(half - 1, x >> 1)]!;
    }
  }
  const fine = move(photo, empty, start, 1, radius, 1);
  const take = (plane: Float32Array): Float32Array => {
    const out = new Float32Array(plane.length);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) out[i] = plane[placeAt(x + fine.x[i]!, y + fine.y[i]!, width, height)]!;
    }
    return out;
  };
  return { channels: [take(empty.channels[0]), take(empty.channels[1]), take(empty.channels[2])], width, height };
}

interface Moves {
  x: Int8Array;
  y: Int8Array;
}

const placeAt = (x: number, y: number, width: number, height: number): number =>
  Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));

/** Shift of each pixel's surroundings for the best match, at most `play` pixels from `start`. */
function move(photo: Planes, empty: Planes, start: Moves | null, play: number, radius: number, unit: number): Moves {
  const { width, height } = photo;
  const size = width * height;
  const [a, b, c] = photo.channels;
  const [d, e, f] = empty.channels;
  const best = new Float32Array(size).fill(Infinity);
  const moves: Moves = { x: new Int8Array(size), y: new Int8Array(size) };
  const off = new Float32Array(size);
  for (let dy = -play; dy <= play; dy++) {
    for (let dx = -play; dx <= play; dx++) {
      for (let y = 0, i = 0; y < height; y++) {
        for (let x = 0; x < width; x++, i++) {
          const at = placeAt(x + dx + (start?.x[i] ?? 0), y + dy + (start?.y[i] ?? 0), width, height);
          const sum = (a[i]! - d[at]!) ** 2 + (b[i]! - e[at]!) ** 2 + (c[i]! - f[at]!) ** 2;
          off[i] = sum < MOST ? sum : MOST;
        }
      }
      const cost = blurBox(off, width, height, radius);
      for (let i = 0; i < size; i++) {
        const [mx, my] = [dx + (start?.x[i] ?? 0), dy + (start?.y[i] ?? 0)];
        const all = cost[i]! + FAR_COST * unit * unit * (mx * mx + my * my) * LEAST_NOISE ** 2;
        if (all >= best[i]!) continue;
        best[i] = all;
        moves.x[i] = mx;
        moves.y[i] = my;
      }
    }
  }
  return moves;
}

function halve({ channels, width, height }: Planes): Planes {
  const [w, h] = [width >> 1, height >> 1];
  const half = (plane: Float32Array): Float32Array => {
    const out = new Float32Array(w * h);
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0, at = 2 * y * width; x < w; x++, i++, at += 2) {
        out[i] = (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!) / 4;
      }
    }
    return out;
  };
  return { channels: [half(channels[0]), half(channels[1]), half(channels[2])], width: w, height: h };
}

/** Standard deviation of a pixel's difference where nothing differs: by place and by how busy the place is. */
function measureNoise(photo: Planes, empty: Planes, quiet: Float32Array): Float32Array {
  const { width, height } = photo;
  const size = width * height;
  const square = new Float32Array(size);
  const busy = new Float32Array(size);
  for (let c = 0; c < 3; c++) {
    const [a, b] = [photo.channels[c]!, empty.channels[c]!];
    const mean = blurBox(b, width, height, 2);
    for (let i = 0; i < size; i++) {
      square[i] = square[i]! + (a[i]! - b[i]!) ** 2 / 3;
      busy[i] = busy[i]! + (b[i]! - mean[i]!) ** 2 / 3;
    }
  }
  const texture = blurBox(busy, width, height, 3);
  const sample: number[] = [];
  for (let i = 0; i < size; i += 5) if (quiet[i]! > 0.5) sample.push(square[i]!);
  sample.sort((x, y) => x - y);
  // The median of squares of a normal distribution is 0.455 of its variance; for the mean of three channels about 0.79.
  const typical = Math.max(LEAST_NOISE ** 2, (sample[sample.length >> 1] ?? 0) / 0.79);
  const calm = square.map((value, i) => quiet[i]! * Math.min(value, 9 * typical));
  const radius = Math.round(Math.max(width, height) / 12);
  const [top, bottom] = [blurBox(calm, width, height, radius), blurBox(quiet, width, height, radius)];
  let [above, below] = [0, 1e-9];
  for (let i = 0; i < size; i++) {
    if (quiet[i]! < 0.5 || square[i]! > 16 * (typical + texture[i]!)) continue;
    above += Math.max(0, square[i]! - typical) * texture[i]!;
    below += texture[i]! ** 2;
  }
  const share = Math.min(0.5, above / below);
  return texture.map((value, i) =>
    Math.sqrt(
      Math.max(LEAST_NOISE ** 2, (top[i]! + 0.05 * typical) / (bottom[i]! + 0.05)) * 0.5 +
        0.5 * typical +
        share * value,
    ),
  );
}

function compare(
  photo: Planes,
  empty: Planes,
  noise: Float32Array,
  width: number,
  height: number,
): Omit<Differences, 'settled'> {
  const size = width * height;
  const soft = (plane: Float32Array): Float32Array => blurBox(plane, width, height, 1);
  const [p, e] = [photo.channels.map(soft), empty.channels.map(soft)];
  const [both, square] = [new Float32Array(size), new Float32Array(size)];
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < size; i++) {
      both[i] = both[i]! + p[c]![i]! * e[c]![i]!;
      square[i] = square[i]! + e[c]![i]! ** 2;
    }
  }
  const [top, bottom] = [soft(both), soft(square)];
  const [whole, colour, light] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let i = 0; i < size; i++) {
    const s = (top[i]! + 1e-4) / (bottom[i]! + 1e-4);
    light[i] = Math.log(Math.min(8, Math.max(0.02, s)));
    let [sum, rest] = [0, 0];
    for (let c = 0; c < 3; c++) {
      sum += (p[c]![i]! - e[c]![i]!) ** 2;
      rest += (p[c]![i]! - s * e[c]![i]!) ** 2;
    }
    whole[i] = Math.sqrt(sum / 3) / noise[i]!;
    colour[i] = Math.sqrt(rest / 3) / noise[i]!;
  }
  return { whole, colour, light, same: followPattern(photo, empty, noise) };
}

/** Correlation of detail finer than a few pixels. */
function followPattern({ channels, width, height }: Planes, empty: Planes, noise: Float32Array): Float32Array {
  const around = (plane: Float32Array, radius: number): Float32Array => blurBox(plane, width, height, radius);
  const fine = (plane: Float32Array): Float32Array => {
    const mean = around(plane, 3);
    return around(plane, 1).map((value, i) => value - mean[i]!);
  };
  const empties = () => new Float32Array(noise.length);
  const [cross, ours, theirs] = [empties(), empties(), empties()];
  for (let c = 0; c < 3; c++) {
    const [a, b] = [fine(channels[c]!), fine(empty.channels[c]!)];
    for (let i = 0; i < noise.length; i++) {
      cross[i] = cross[i]! + a[i]! * b[i]!;
      ours[i] = ours[i]! + a[i]! * a[i]!;
      theirs[i] = theirs[i]! + b[i]! * b[i]!;
    }
  }
  const [top, left, right] = [around(cross, 3), around(ours, 3), around(theirs, 3)];
  return top.map((value, i) => value / (Math.sqrt(left[i]! * right[i]!) + noise[i]! ** 2));
}

/** The three channels of a photo, 0–1. */
export function toPlanes({ data, width, height }: OpaquePixels): Planes {
  const plane = (c: number): Float32Array => {
    const out = new Float32Array(width * height);
    for (let i = 0; i < out.length; i++) out[i] = data[i * 3 + c]! / 255;
    return out;
  };
  return { channels: [plane(0), plane(1), plane(2)], width, height };
}
