import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { blurField } from './blur-field.ts';
import { levelOf, type Linear } from './colour.ts';
import type { Silhouette } from './measure-alpha.ts';
import type { Stage } from './stage.ts';

/** How a set's light lies on the product. */
export interface Relight {
  /** Share of the shading that follows the key light, 0–1; 0.25 is gentle. */
  amount: number;
  /** A line of light along the edges that face it. */
  rim?: { color: Linear; strength: number; from: readonly [number, number] };
}

/**
 * Light and shade from rounded normals: the silhouette is inflated like a balloon (after Lumo, Johnston 2002) and lit
 * from the key light's side. The answer is drawn over the product: black or white with opacity, silhouette-sized.
 */
export function relight(silhouette: Silhouette, stage: Stage, { amount, rim }: Relight): Canvas {
  const { width, height } = silhouette;
  const normals = normalsOf(silhouette);
  const toLight = cameraDirection(stage);
  const lit = normals.map(([nx, ny, nz]) => Math.max(-0.25, nx * toLight[0] + ny * toLight[1] + nz * toLight[2]));
  const level = percentile(lit, silhouette.alpha, 0.7);
  const data = new Uint8ClampedArray(width * height * 4);
  lit.forEach((value, i) => {
    const factor = 1 - amount + amount * Math.min(1.45, Math.max(0, value / level));
    const white = factor > 1;
    data.fill(white ? 255 : 0, i * 4, i * 4 + 3);
    data[i * 4 + 3] = 255 * (white ? (factor - 1) * 0.55 : 1 - factor ** (1 / 2.2));
    if (rim) addRim(data, i, normals[i] ?? [0, 0, 1], rim);
  });
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

function addRim(
  data: Uint8ClampedArray,
  i: number,
  [nx, ny, nz]: Vector,
  { color, strength, from }: NonNullable<Relight['rim']>,
): void {
  const facing = Math.max(0, (nx * from[0] + ny * from[1]) / (Math.hypot(from[0], from[1]) || 1));
  const share = Math.min(1, strength * facing ** 1.5 * Math.max(0, 1 - nz) ** 1.2 * 2.2);
  const under = (data[i * 4 + 3] ?? 0) / 255;
  const all = share + under * (1 - share);
  if (all <= 0) return;
  for (let c = 0; c < 3; c++) {
    const old = data[i * 4 + c] ?? 0;
    data[i * 4 + c] = (levelOf(color[c] ?? 0) * share + old * under * (1 - share)) / all;
  }
  data[i * 4 + 3] = 255 * all;
}

type Vector = readonly [number, number, number];

/** Direction to the light as the picture sees it: x right, y down, z to the viewer. */
function cameraDirection({ light, pitchDeg }: Stage): Vector {
  const [x, y, z] = light.direction;
  const [sine, cosine] = [Math.sin((pitchDeg * Math.PI) / 180), Math.cos((pitchDeg * Math.PI) / 180)];
  return [x, -(z * cosine + y * sine), z * sine - y * cosine];
}

function normalsOf({ alpha, width, height }: Silhouette): Vector[] {
  const heights = new Float32Array(alpha.length);
  for (const sigma of [2, 4.5, 9, 19]) {
    blurField(alpha, width, height, sigma).forEach((v, i) => {
      heights[i] = (heights[i] ?? 0) + v / 4;
    });
  }
  heights.forEach((v, i) => {
    heights[i] = Math.sqrt(v * (alpha[i] ?? 0));
  });
  const gain = 0.22 * Math.sqrt(alpha.reduce((sum, v) => sum + v, 0));
  const at = (i: number): number => heights[i] ?? 0;
  return Array.from(heights, (_, i) => {
    const [nx, ny] = [-gain * (at(i + 1) - at(i - 1)), -gain * (at(i + width) - at(i - width))];
    const length = Math.hypot(nx, ny, 1);
    return [nx / length, ny / length, 1 / length];
  });
}

function percentile(values: readonly number[], alpha: Float32Array, share: number): number {
  const inside = values.filter((_, i) => (alpha[i] ?? 0) > 0.5).toSorted((a, b) => a - b);
  return Math.max(0.2, inside[Math.floor(share * (inside.length - 1))] ?? 1);
}
