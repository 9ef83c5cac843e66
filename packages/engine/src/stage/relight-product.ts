import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { blurField } from '../pixels/blur-field.ts';
import { levelOf, luminance, type Linear } from '../pixels/colour.ts';
import type { Silhouette } from '../pixels/measure-alpha.ts';
import type { Probe, Stage } from './stage.ts';

/** Radians by which the probe's patches lean away from the camera. */
const PROBE_LEAN = Math.PI / 3;

/** How a set's light falls on the product. */
export interface Relight {
  /** Share of the shading that follows the key light, 0–1; 0.25 is subtle. */
  amount: number;
  /** A line of light along the edges that face it. */
  rim?: { color: Linear; strength: number; from: readonly [number, number] };
}

/**
 * Light and shade from rounded normals: the silhouette is inflated like a balloon (after Lumo, Johnston 2002) and lit as the set lights a
 * white ball there. The result is an overlay: black or white with opacity, silhouette-sized.
 */
export function relight(silhouette: Silhouette, stage: Stage, { amount, rim }: Relight): Canvas {
  const { width, height, alpha } = silhouette;
  const normals = normalsOf(silhouette);
  const shade = stage.probe ? shadeOfProbe(stage.probe) : shadeOfKey(stage);
  const lit = new Float32Array(alpha.length);
  for (let i = 0; i < lit.length; i++) lit[i] = shade(normals.x[i] ?? 0, normals.y[i] ?? 0, normals.z[i] ?? 1);
  const level = percentile(lit, alpha, 0.7);
  const data = new Uint8ClampedArray(alpha.length * 4);
  for (let i = 0; i < lit.length; i++) {
    if ((alpha[i] ?? 0) <= 0) continue;
    const factor = 1 - amount + amount * Math.min(1.45, Math.max(0, (lit[i] ?? 0) / level));
    const white = factor > 1;
    if (white) data.fill(255, i * 4, i * 4 + 3);
    data[i * 4 + 3] = 255 * (white ? (factor - 1) * 0.55 : 1 - factor ** (1 / 2.2));
    if (rim) addRim(data, i, normals, rim);
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

/** Light on a surface by its normal: x right, y down, z towards the viewer. */
type Shade = (x: number, y: number, z: number) => number;

/** Linear in the normal (the first two bands of spherical harmonics), fitted through the four patches of the probe. */
function shadeOfProbe(probe: Probe): Shade {
  const [front, up] = [luminance(probe.front), luminance(probe.up)];
  const [left, right] = [luminance(probe.left), luminance(probe.right)];
  const [sine, cosine] = [Math.sin(PROBE_LEAN), Math.cos(PROBE_LEAN)];
  const sides = (left + right) / 2;
  const ez = (front - sides) / (1 - cosine);
  const [e0, ex, ey] = [front - ez, (right - left) / (2 * sine), (sides - up) / sine];
  return (x, y, z) => Math.max(0, e0 + ex * x + ey * y + ez * z);
}

function shadeOfKey(stage: Stage): Shade {
  const [lx, ly, lz] = cameraDirection(stage);
  return (x, y, z) => Math.max(-0.25, x * lx + y * ly + z * lz);
}

/** Unit normals, one plane per component. */
interface Normals {
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
}

function addRim(
  data: Uint8ClampedArray,
  i: number,
  normals: Normals,
  { color, strength, from }: NonNullable<Relight['rim']>,
): void {
  const along = (normals.x[i] ?? 0) * from[0] + (normals.y[i] ?? 0) * from[1];
  const facing = Math.max(0, along / (Math.hypot(from[0], from[1]) || 1));
  const share = Math.min(1, strength * facing ** 1.5 * Math.max(0, 1 - (normals.z[i] ?? 1)) ** 1.2 * 2.2);
  const under = (data[i * 4 + 3] ?? 0) / 255;
  const all = share + under * (1 - share);
  if (all <= 0) return;
  for (let c = 0; c < 3; c++) {
    const old = data[i * 4 + c] ?? 0;
    data[i * 4 + c] = (levelOf(color[c] ?? 0) * share + old * under * (1 - share)) / all;
  }
  data[i * 4 + 3] = 255 * all;
}

/** Direction to the light in picture coordinates: x right, y down, z towards the viewer. */
function cameraDirection({ light, pitchDeg }: Stage): readonly [number, number, number] {
  const [x, y, z] = light.direction;
  const [sine, cosine] = [Math.sin((pitchDeg * Math.PI) / 180), Math.cos((pitchDeg * Math.PI) / 180)];
  return [x, -(z * cosine + y * sine), z * sine - y * cosine];
}

function normalsOf({ alpha: opacity, width, height }: Silhouette): Normals {
  // Opacities just below one are noise of the cut-out, and noise in the height would be a grid of dots in the normals.
  const alpha = opacity.map((v) => (v > 0.9 ? 1 : v));
  const heights = new Float32Array(alpha.length);
  for (const sigma of [2, 4.5, 9, 19]) {
    const blurred = blurField(alpha, width, height, sigma);
    for (let i = 0; i < heights.length; i++) heights[i] = (heights[i] ?? 0) + (blurred[i] ?? 0) / 4;
  }
  let covered = 0;
  for (let i = 0; i < heights.length; i++) {
    covered += alpha[i] ?? 0;
    heights[i] = Math.sqrt((heights[i] ?? 0) * (alpha[i] ?? 0));
  }
  const gain = 0.22 * Math.sqrt(covered);
  const normals = {
    x: new Float32Array(alpha.length),
    y: new Float32Array(alpha.length),
    z: new Float32Array(alpha.length),
  };
  for (let i = 0; i < heights.length; i++) {
    const nx = -gain * ((heights[i + 1] ?? 0) - (heights[i - 1] ?? 0));
    const ny = -gain * ((heights[i + width] ?? 0) - (heights[i - width] ?? 0));
    const length = Math.sqrt(nx * nx + ny * ny + 1);
    normals.x[i] = nx / length;
    normals.y[i] = ny / length;
    normals.z[i] = 1 / length;
  }
  return normals;
}

function percentile(values: Float32Array, alpha: Float32Array, share: number): number {
  const inside = values.filter((_, i) => (alpha[i] ?? 0) > 0.5).toSorted();
  return Math.max(0.2, inside[Math.floor(share * (inside.length - 1))] ?? 1);
}
