import { readdirSync, readFileSync } from 'node:fs';
import { growMask } from './cutout/grow-mask.ts';
import { labelComponents } from './pixels/label-components.ts';
import { chooseObject as oldChoose } from './cutout/scratch-old-choose.ts';
import { chooseObject } from './cutout/choose-object.ts';
type P = { data: Float32Array; width: number; height: number };
const iou = (a: ArrayLike<number>, t: Uint8Array) => { let [x, y] = [0, 0]; for (let i = 0; i < t.length; i++) { const v = a[i]! > 0.5 ? 1 : 0, w = t[i]! > 127 ? 1 : 0; x += v & w; y += v | w; } return y ? x / y : 1; };
// components of belief>.5; each part's stats
function whole(b: P, T: number, minShare: number, sigma: number, kept: number, level: number) {
  const { width, height } = b;
  const m = { data: Uint8Array.from(b.data, (v) => (v > level ? 1 : 0)), width, height };
  const { labels, list } = labelComponents(m);
  const n = list.length + 1; const rate = new Float64Array(n), sum = new Float64Array(n), size = new Float64Array(n);
  for (let i = 0; i < labels.length; i++) { const l = labels[i]!; if (!l) continue; const u = ((i % width + .5) / width - .5) / sigma, v = ((Math.floor(i / width) + .5) / height - .52) / sigma; rate[l]! += b.data[i]! * Math.exp(-(u * u + v * v) / 2); sum[l]! += b.data[i]!; size[l]! += 1; }
  const best = Math.max(...rate), big = Math.max(...size);
  const k = Array.from({ length: n }, (_, l) => (l && (rate[l]! > kept * best || (sum[l]! / size[l]! > T && size[l]! > minShare * big)) ? 1 : 0));
  return Uint8Array.from(labels, (l) => k[l]!);
}
function strong(b: P, H: number, T: number, minShare: number, kept: number, bridge: number, sigma = 0.2) {
  const { width, height } = b; const n0 = b.data.length;
  const salient = Uint8Array.from(b.data, (v) => (v > 0.5 ? 1 : 0));
  let core = { data: Uint8Array.from(b.data, (v) => (v > H ? 1 : 0)), width, height };
  if (bridge > 0) { const er = growMask({ data: salient, width, height }, -bridge); core = { ...core, data: core.data.map((v, i) => v | er.data[i]!) }; }
  const { labels, list } = labelComponents(core);
  const queue = new Int32Array(n0); let [a, z] = [0, 0];
  for (let i = 0; i < n0; i++) if (labels[i]! > 0) queue[z++] = i;
  const sp = (to: number, l: number) => { if (!salient[to] || labels[to]) return; labels[to] = l; queue[z++] = to; };
  while (a < z) { const i = queue[a++]!, x = i % width; if (x) sp(i - 1, labels[i]!); if (x < width - 1) sp(i + 1, labels[i]!); if (i >= width) sp(i - width, labels[i]!); if (i < width * (height - 1)) sp(i + width, labels[i]!); }
  const left = labelComponents({ data: salient.map((v, i) => (labels[i] ? 0 : v)), width, height });
  for (let i = 0; i < n0; i++) if (left.labels[i]! > 0) labels[i] = list.length + left.labels[i]!;
  const n = list.length + left.list.length + 1; const rate = new Float64Array(n), sum = new Float64Array(n), size = new Float64Array(n);
  for (let i = 0; i < n0; i++) { const l = labels[i]!; if (!l) continue; const u = ((i % width + .5) / width - .5) / sigma, v = ((Math.floor(i / width) + .5) / height - .52) / sigma; rate[l]! += b.data[i]! * Math.exp(-(u * u + v * v) / 2); sum[l]! += b.data[i]!; size[l]! += 1; }
  const best = Math.max(...rate), big = Math.max(...size);
  const k = Array.from({ length: n }, (_, l) => (l && (rate[l]! > kept * best || (sum[l]! / size[l]! > T && size[l]! > minShare * big)) ? 1 : 0));
  return Uint8Array.from(labels, (l) => k[l]!);
}
const rows: Record<string, number[]> = {};
const sets = process.argv.slice(2);
for (const set of sets) {
  const R: Record<string, number[]> = {};
  const add = (k: string, v: number) => (R[k] ??= []).push(v);
  for (const f of readdirSync(set)) {
    const buf = readFileSync(`${set}/${f}`); const width = buf.readInt32LE(0), height = buf.readInt32LE(4), n = width * height;
    const b: P = { data: Float32Array.from(buf.subarray(8, 8 + n), (v) => v / 255), width, height };
    const t = buf.subarray(8 + n, 8 + 2 * n); const rough = buf.subarray(8 + 2 * n, 8 + 3 * n);
    add('belief', iou(b.data, t)); add('rough', iou(rough, t)); const c = chooseObject(b, 0.5); add('now', iou(oldChoose(b, 0.5).product.data, t)); add('NEW', iou(c.product.data, t));
    add(`whole T.7 ms.02`, iou(whole(b, .7, .02, 0.2, 0.15, 0.5), t));
  }
  console.log(set, Object.entries(R).map(([k, v]) => `\n  ${k.padEnd(18)} ${(v.reduce((a, c) => a + c, 0) / v.length).toFixed(4)} <.75: ${v.filter((x) => x < .75).length} <.9: ${v.filter((x) => x < .9).length}`).join(''), '\n n', Object.values(R)[0]!.length);
}
