/** Three box blurs in a row, which come close to a Gaussian (Wells, 1986); one channel, edges clamped. */
export function blurField(values: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round(Math.sqrt((12 * sigma * sigma) / 3 + 1) / 2 - 0.5));
  let field = values;
  for (let pass = 0; pass < 3; pass++) {
    field = boxBlur(field, width, height, radius, 1, width);
    field = boxBlur(field, height, width, radius, width, 1);
  }
  return field;
}

/** Blurs along one direction: `step` to the next value of a line, `stride` to the next line. */
function boxBlur(
  values: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  stride: number,
): Float32Array {
  const out = new Float32Array(values.length);
  const clamp = (i: number): number => Math.min(length - 1, Math.max(0, i));
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += values[start + clamp(i) * step] ?? 0;
    for (let i = 0; i < length; i++) {
      out[start + i * step] = sum / (2 * radius + 1);
      sum += (values[start + clamp(i + radius + 1) * step] ?? 0) - (values[start + clamp(i - radius) * step] ?? 0);
    }
  }
  return out;
}
