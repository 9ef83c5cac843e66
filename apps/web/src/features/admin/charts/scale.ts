const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The smallest round figure (1.5, 2, 2.5, 3 … times a power of ten) not below `value`; 1 for zero. */
export function roundTop(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** The maximum of the axis for `values` (null: no value); an integer for integers. */
export function topOf(values: readonly (number | null)[], isWhole: boolean): number {
  const top = roundTop(Math.max(0, ...values.map((value) => value ?? 0)));
  return isWhole ? Math.max(2, Math.ceil(top)) : top;
}

/** A line through the values in a box of one unit per day and a height of 1; gaps stay gaps, a single day is a dot. */
export function linePath(values: readonly (number | null)[], top: number): string {
  const parts = values.map((value, day) => {
    if (value === null) return '';
    const isStart = day === 0 || values[day - 1] === null;
    const point = `${day + 0.5} ${1 - value / top}`;
    return isStart ? `M${point}h0` : `L${point}`;
  });
  return parts.join('');
}
