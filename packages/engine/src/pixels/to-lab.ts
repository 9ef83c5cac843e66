import { LINEAR_OF } from './colour.ts';

function toLabCurve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (t * (24389 / 27) + 16) / 116;
}

/** CIE L*a*b* (D65) of one sRGB colour, 0–255 a channel. Source: IEC 61966-2-1 and CIE 15:2004. */
export function toLab(red: number, green: number, blue: number): [number, number, number] {
  const r = LINEAR_OF[red]!;
  const g = LINEAR_OF[green]!;
  const b = LINEAR_OF[blue]!;
  const x = toLabCurve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = toLabCurve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = toLabCurve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
