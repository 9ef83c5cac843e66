import type { Box } from '../model.ts';
import { type Component, labelComponents } from '../pixels/label-components.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';

/** Darkest channel of a page's white, and its minimum share along the border: a printed label or a book in a photo has other things around it. */
const [PAPER_FROM, LEAST_AROUND] = [240, 0.5];
/** Height and greatest width of a letter, pixels of a picture whose longer side is 1024; it fills a share of its box. */
const [LOW, HIGH, WIDE, FILLED] = [5, 45, 60, 0.12];
/** Letters of a line: difference of their lower edges and distance of their middles, in heights; ratio of their heights. */
const [LEVEL, NEAR, ALIKE] = [0.15, 6, 2];
/** Neighbours that make a letter one of a line. */
const COMPANY = 3;
/**
 * Letters in lines from which a picture is a page. Nine screenshots of shops had 61 to 282, and white along at least 80 % of their border. Among 275
 * other pictures of products the most were 41, on a maker's picture with captions.
 */
const LEAST = 50;

/** Whether a picture is a page with lines of text on white. @param preview longer side ≤ 1024 px */
export function hasLinesOfText({ data, width, height }: OpaquePixels): boolean {
  const ink = Uint8Array.from({ length: width * height }, (_, i) =>
    Math.min(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!) < PAPER_FROM ? 1 : 0,
  );
  if (inkAround(ink, width, height) > 1 - LEAST_AROUND) return false;
  const letters = labelComponents({ data: ink, width, height })
    .list.filter(isLetter)
    .map(({ box }) => box);
  return letters.filter((one) => hasCompany(one, letters)).length >= LEAST;
}

/** Share of the outermost pixels that are not white. */
function inkAround(ink: Uint8Array, width: number, height: number): number {
  let [inked, all] = [0, 0];
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step, all++) inked += ink[y * width + x]!;
  }
  return inked / all;
}

function isLetter({ areaPx, box: { width, height } }: Component): boolean {
  return height >= LOW && height <= HIGH && width > 1 && width <= WIDE && areaPx > FILLED * width * height;
}

function hasCompany(one: Box, letters: readonly Box[]): boolean {
  const isBeside = (other: Box): boolean =>
    other !== one &&
    Math.abs(other.top + other.height - one.top - one.height) <= LEVEL * one.height + 1 &&
    Math.abs(other.left + other.width / 2 - one.left - one.width / 2) < NEAR * one.height &&
    Math.max(other.height, one.height) < ALIKE * Math.min(other.height, one.height);
  let count = 0;
  for (const other of letters) if (isBeside(other) && ++count >= COMPANY) return true;
  return false;
}
