export type Lab = readonly [l: number, a: number, b: number];

const DEGREE = Math.PI / 180;
const POWER_25_7 = 25 ** 7;

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = Math.atan2(b, a) / DEGREE;
  return angle < 0 ? angle + 360 : angle;
}

/** Difference of two hues in degrees, the short way round, and their mean. */
function compareHues(h1: number, h2: number, colourless: boolean): { delta: number; mean: number } {
  if (colourless) return { delta: 0, mean: h1 + h2 };
  const raw = h2 - h1;
  const delta = raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw;
  const sum = h1 + h2;
  const mean = Math.abs(raw) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  return { delta, mean };
}

/**
 * CIEDE2000 with unit weights; 1 is about the visibility threshold. Formula: Sharma, Wu, Dalal, "The CIEDE2000 color-difference
 * formula", Color Research & Application 30 (2005), eq. 2–22.
 */
export function differenceColours([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1 + 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + POWER_25_7)));
  const chroma1 = Math.hypot(g * a1, b1);
  const chroma2 = Math.hypot(g * a2, b2);
  const hue = compareHues(hueOf(g * a1, b1), hueOf(g * a2, b2), chroma1 * chroma2 === 0);
  const deltaL = l2 - l1;
  const deltaC = chroma2 - chroma1;
  const deltaH = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin((hue.delta / 2) * DEGREE);
  const meanL = (l1 + l2) / 2 - 50;
  const meanC = (chroma1 + chroma2) / 2;
  const cosine = (factor: number, offset: number): number => Math.cos((factor * hue.mean + offset) * DEGREE);
  const t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63);
  const weightL = 1 + (0.015 * meanL ** 2) / Math.sqrt(20 + meanL ** 2);
  const weightC = 1 + 0.045 * meanC;
  const weightH = 1 + 0.015 * meanC * t;
  const turn = 30 * Math.exp(-(((hue.mean - 275) / 25) ** 2));
  const rotation = -2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + POWER_25_7)) * Math.sin(2 * turn * DEGREE);
  const [x, y, z] = [deltaL / weightL, deltaC / weightC, deltaH / weightH];
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}
