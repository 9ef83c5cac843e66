/** A Markdown table; cells are taken as they are. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A figure with `digits` behind the point; a dash where there is none. */
export function figure(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}

/** Mean of the values that are known; null when none is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
