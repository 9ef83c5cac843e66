import type { Checks, UnfitReason } from '@vitrine/contract';

export interface ListingLine {
  /** Empty when the picture was left out. */
  file: string;
  style: string;
  altText: string;
  checks: Checks | null;
  /** Why the channel would not take it. */
  leftOut?: readonly UnfitReason[];
}

/** RFC 4180, UTF-8 with byte order mark (spreadsheets take it for Latin-1 otherwise). */
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

/** What a seller would want to sort or filter by; a figure that was not measured is left out. */
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
 * Where a cell may begin that a spreadsheet calculates: at the start, after white space and quotes that it drops, and after what it may
 * take for the end of a cell (a semicolon where the comma is part of numbers). Full-width signs count as theirs in East Asian settings.
 */
const FORMULA = /(^|[;\t\r\n])([\s"'＂]*)(?=[=+\-@＝＋－＠\t\r\n])/g;

/** Quoted, and never read as a formula by a spreadsheet: the text may come from a seller. */
const quote = (cell: string): string => `"${cell.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`;
