export interface ListingLine {
  file: string;
  style: string;
  altText: string;
  checks: Record<string, number | boolean | string>;
}

/** RFC 4180, UTF-8 with byte order mark (spreadsheets take it for Latin-1 otherwise). */
export function listingCsv(lines: ListingLine[]): string {
  const rows = lines.map(({ file, style, altText, checks }) => [file, style, altText, summary(checks)]);
  const table = [['file', 'style', 'alt_text', 'checks'], ...rows];
  return `\uFEFF${table.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

const summary = (checks: ListingLine['checks']): string =>
  Object.entries(checks)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Quoted, and never read as a formula by a spreadsheet: the text may come from a seller. */
const quote = (cell: string): string => `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
