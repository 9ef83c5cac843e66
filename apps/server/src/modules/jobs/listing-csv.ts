import type { Checks, UnfitReason } from '@vitrine/contract';

export interface ListingLine {
  /** Empty if the picture was left out. */
  file: string;
  style: string;
  altText: string;
  checks: Checks | null;
  /** Why the channel would reject it. */
  leftOut?: readonly UnfitReason[];
}

/** RFC 4180, UTF-8 with byte order mark (without it, spreadsheets assume Latin-1). */
export function listingCsv(lines: ListingLine[]): string {
  const rows = lines.map(({ leftOut, checks, ...line }) => [
    line.file,
    line.style,
    line.altText,
    leftOut ? `left out: ${leftOut.join(', ')}` : summary(checks),
  ]);
  const table = [['file', 'style', 'alt_text', 'checks'], ...rows];
  return `\uFEFF${table.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

/** Values that a seller may sort or filter by; unmeasured ones are left out. */
function summary(checks: Checks | null): string {
  if (checks === null) return '';
  const { width, height, bytes, background_white, fill, fidelity, shape, text_present } = checks;
  const figures = { width, height, bytes, background_white, fill, fidelity, shape, text_present };
  const fit = checks.main_image.filter((verdict) => verdict.fit).map(({ channel }) => channel);
  return Object.entries({ ...figures, main_image_for: fit.join(' ') || 'none' })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/**
 * Places where a spreadsheet may start a formula: at the beginning, after white space and quotes that it drops, and after
 * anything it may treat as a cell separator (a semicolon in locales with a decimal comma). Full-width characters count too, as in
 * East Asian locales.
 */
const FORMULA = /(^|[;\t\r\n])([\s"'＂]*)(?=[=+\-@＝＋－＠\t\r\n])/g;

/** Quoted and never evaluated as a formula: the text may come from a seller. */
const quote = (cell: string): string => `"${cell.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`;
