import type { Raster } from '../model.ts';
import { blurBox } from '../pixels/blur-box.ts';
import type { Plane } from '../pixels/plane.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';
import { resizePlane } from '../pixels/resize-plane.ts';

/** Longer side of the reduced photo in which the light is measured, and half the width over which it counts as one light, as a share of it. */
const [MEASURED_PX, NEAR] = [256, 0.06];
/** Variance of brightness, squared stops, from which a difference is an edge and not the fall of the light. */
const EDGE = 0.05;
/** How much of the differences of light remains, and how much stronger the differences within one light become. */
const [LIGHT_KEPT, DETAIL] = [0.74, 1.08];
/** Brightness, as a share of 255, that the middle of the photo is moved towards; by which share of the way, and by how many stops at most. */
const [MIDDLE, SHARE, MOST_STOPS] = [0.48, 0.8, 0.7];
/** From this level highlights are compressed rather than clipped. */
const SHOULDER = 0.8;
/** Gains in steps of 1/512 stop, less than a level, up to 4 stops either way. */
const [STEPS, MOST] = [512, 4];

/**
 * Evens out the light of a whole photo, in place, as a photographer does in the darkroom: dim corners become brighter and lamps less glaring, while
 * edges and textures stay. All three channels are multiplied alike, so hues stay. A photo in even and bright light hardly changes.
 *
 * The light is a guided filter of the brightness (He, Sun and Tang, "Guided Image Filtering", 2013), computed on the reduced photo and applied at
 * full size (He and Sun, "Fast Guided Filter", 2015, arXiv 1505.00996). Stops here are those of the encoded levels.
 * @param photo opaque
 */
export function evenLight(photo: Raster): void {
  const { slope, offset } = planGains(photo);
  const stops = stopsOf();
  const { data, width, height } = photo;
  // A row at a time: the two planes at the photo's size would take as much memory as the photo.
  const [slopes, offsets] = [rowsOf(slope, width, height), rowsOf(offset, width, height)];
  for (let y = 0; y < height; y++) {
    const a = slopes(y);
    const b = offsets(y);
    for (let x = 0, i = y * width * 4; x < width; x++, i += 4) {
      const red = data[i]!;
      const green = data[i + 1]!;
      const blue = data[i + 2]!;
      const stop = stops[(54 * red + 183 * green + 19 * blue) >> 6]! * a[x]! + b[x]!;
      const step = Math.round((Math.min(MOST, Math.max(-MOST, stop)) + MOST) * STEPS);
      const gain = gainOf(step, Math.max(red, green, blue));
      data[i] = red * gain + 0.5;
      data[i + 1] = green * gain + 0.5;
      data[i + 2] = blue * gain + 0.5;
    }
  }
}

/** Gains by step and by the pixel's largest channel, computed when first needed: a photo has a few thousand of these pairs among its millions of pixels. */
const gains = new Float32Array((2 * MOST * STEPS + 1) * 256);

/** What a pixel is multiplied by: highlights are compressed. */
function gainOf(step: number, largest: number): number {
  const at = step * 256 + largest;
  const known = gains[at]!;
  if (known > 0) return known;
  const gain = 2 ** (step / STEPS - MOST);
  const level = (largest * gain) / 255;
  // As exact as the table, so that a pixel does not depend on which photo came first.
  const made = Math.fround(gain > 1 && level > SHOULDER ? (gain * compress(level, gain)) / level : gain);
  gains[at] = made;
  return made;
}

/** The gain of a pixel in stops is `slope` times its brightness in stops, plus `offset`. */
function planGains(photo: Raster): Record<'slope' | 'offset', Plane> {
  const ratio = Math.min(1, MEASURED_PX / Math.max(photo.width, photo.height));
  const [width, height] = [Math.max(1, Math.round(photo.width * ratio)), Math.max(1, Math.round(photo.height * ratio))];
  const pixels = rasterOf(resized(canvasOf(photo), width, height)).data;
  const stops = stopsOf();
  const seen = Float32Array.from(
    { length: width * height },
    (_, i) => stops[(54 * pixels[4 * i]! + 183 * pixels[4 * i + 1]! + 19 * pixels[4 * i + 2]!) >> 6]!,
  );
  const mean = (values: Float32Array): Float32Array =>
    blurBox(values, width, height, Math.max(1, Math.round(NEAR * Math.max(width, height))));
  const means = mean(seen);
  const squares = mean(seen.map((stop) => stop * stop));
  // The share of a pixel's difference from its surroundings that belongs to the light.
  const shares = means.map((value, i) => {
    const variance = Math.max(0, squares[i]! - value * value);
    return variance / (variance + EDGE);
  });
  const share = mean(shares);
  const rest = mean(means.map((value, i) => value * (1 - shares[i]!)));
  const light = seen.map((stop, i) => stop * share[i]! + rest[i]!);
  const middle = light.toSorted()[Math.floor(light.length / 2)]!;
  const shift = Math.min(MOST_STOPS, Math.max(0, SHARE * (Math.log2(MIDDLE) - middle)));
  const slope = share.map((value) => (LIGHT_KEPT - 1) * value + (DETAIL - 1) * (1 - value));
  const offset = rest.map((value) => (LIGHT_KEPT - 1) * (value - middle) - (DETAIL - 1) * value + shift);
  return { slope: { data: slope, width, height }, offset: { data: offset, width, height } };
}

/** Levels in quarters, 0–1020, as stops below white. */
const stopsOf = (): Float32Array =>
  Float32Array.from({ length: 1025 }, (_, level) => Math.log2(Math.max(4, level) / 1020));

/** Single rows of a plane enlarged to a size; the next row replaces the last one. */
function rowsOf(plane: Plane, width: number, height: number): (y: number) => Float32Array {
  const { data } = resizePlane(plane, width, plane.height);
  const row = new Float32Array(width);
  return (y) => {
    const place = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    const top = Math.floor(place) * width;
    const bottom = Math.min(plane.height - 1, Math.floor(place) + 1) * width;
    const share = place - Math.floor(place);
    for (let x = 0; x < width; x++) row[x] = data[top + x]! + (data[bottom + x]! - data[top + x]!) * share;
    return row;
  };
}

/**
 * A level above the shoulder, where white has become `most`: the slope begins with 1, white stays white, and without a gain so does everything.
 */
const compress = (level: number, most: number): number =>
  1 - (1 - SHOULDER) * ((most - level) / (most - SHOULDER)) ** ((most - SHOULDER) / (1 - SHOULDER));
