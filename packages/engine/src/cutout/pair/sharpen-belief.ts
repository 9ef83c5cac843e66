import { blurBox } from '../blur-box.ts';
import type { Plane, Planes } from '../plane.ts';

/** Radius of the window, as a share of the longer side, and the variance that counts as plain. */
const WINDOW_SHARE = 1 / 128;
const PLAIN = 1e-3;

/** Draws a belief to the photo's own outlines: a guided filter (He, Sun, Tang 2010) by each channel, their mean. */
export function sharpenBelief({ data, width, height }: Plane, guide: Planes): Plane {
  const radius = Math.max(2, Math.round(Math.max(width, height) * WINDOW_SHARE));
  const mean = (plane: Float32Array): Float32Array => blurBox(plane, width, height, radius);
  const means = mean(data);
  const out = new Float32Array(data.length);
  for (const channel of guide.channels) {
    const [level, along] = [mean(channel), mean(channel.map((value, i) => value * data[i]!))];
    const square = mean(channel.map((value) => value * value));
    const slope = along.map((value, i) => (value - level[i]! * means[i]!) / (square[i]! - level[i]! ** 2 + PLAIN));
    const base = mean(means.map((value, i) => value - slope[i]! * level[i]!));
    const steep = mean(slope);
    for (let i = 0; i < out.length; i++) out[i] = out[i]! + (steep[i]! * channel[i]! + base[i]!) / 3;
  }
  return { data: out, width, height };
}
