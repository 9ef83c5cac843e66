import type { Lexicon } from './lexicon.ts';
import { printAtMost } from './print-at-most.ts';
import type { Quantity } from './read-quantities.ts';
import { INTL_UNIT } from './slots.ts';

const CENTIMETRES_PER_INCH = 2.54;
/** Languages whose shops give inches only. */
const KNOWS_INCHES = new Set(['en']);
/** Units without a space after the figure. */
const ATTACHED = new Set(['"', '″', '%', '٪']);

/** Figures and unit in a language's format: « 0,35 l », « ٤٠ ساعة », « 15–42 mm », « up to 40 hours »; inches with centimetres beside them. */
export function printQuantity(
  { isAtMost = false, ...quantity }: Pick<Quantity, 'values' | 'unit' | 'isRange' | 'isAtMost'>,
  lexicon: Lexicon,
): string {
  const figure = printFigure(quantity, lexicon);
  return isAtMost ? printAtMost(figure, lexicon.language) : figure;
}

function printFigure(
  { values, unit, isRange = false }: Pick<Quantity, 'values' | 'unit' | 'isRange'>,
  lexicon: Lexicon,
): string {
  const { language, printed } = lexicon;
  const number = (value: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: value >= 10_000 }).format(value);
  const intl = unit === null ? undefined : INTL_UNIT[unit];
  if (intl !== undefined && (values.length === 1 || isRange)) {
    const format = { style: 'unit', unit: intl, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
    const writer = new Intl.NumberFormat(language, format);
    return isRange ? writer.formatRange(values[0]!, values[1]!) : writer.format(values[0]!);
  }
  const between = isRange ? '–' : ' × ';
  const run = values.map(number).join(between);
  const name = unit === null ? '' : (printed.get(unit) ?? '');
  const whole = name === '' ? run : `${run}${ATTACHED.has(name) ? '' : ' '}${name}`;
  if (unit === 'unit.percent') {
    return new Intl.NumberFormat(language, { style: 'percent' }).format((values[0] ?? 0) / 100);
  }
  if (unit !== 'unit.inch' || KNOWS_INCHES.has(language)) return whole;
  const metric = values.map((value) => number(Math.round(value * CENTIMETRES_PER_INCH * 10) / 10)).join(between);
  return `${whole} (${metric} ${printed.get('unit.centimetre') ?? 'cm'})`;
}
