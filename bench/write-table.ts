/** A Markdown table; cells are inserted unchanged. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A figure with `digits` decimals; a dash if there is none. */
export function figure(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}

/** Mean of the known values; null if there are none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
