/**
 * The threshold that splits values in 0–1 into two groups that differ most: Otsu, "A Threshold Selection Method from
 * Gray-Level Histograms", 1979.
 */
export function splitOtsu(values: Float32Array): number {
  const histogram = new Uint32Array(256);
  for (const value of values) {
    const level = Math.min(255, Math.max(0, Math.round(value * 255)));
    histogram[level] = histogram[level]! + 1;
  }
  const total = histogram.reduce((sum, count, level) => sum + count * level, 0);
  let [below, belowSum, best, threshold] = [0, 0, -1, 0.5];
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!;
    belowSum += level * histogram[level]!;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (total - belowSum) / above) ** 2;
    if (between <= best) continue;
    best = between;
    threshold = (level + 0.5) / 255;
  }
  return threshold;
}
