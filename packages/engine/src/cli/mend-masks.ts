/**
 * `node packages/engine/src/cli/mend-masks.ts DIR SHEET.jpg < LINES`: masks for training/photos, drawn by the engine and mended by hand. Each line has a
 * photo's number and hints; DIR/N.jpg is cut out, DIR/masks/N.png written, and the sheet shows photo (with a grid of tenths) and product side by side.
 *
 * Hints, in shares of width and height: `b:x0,y0,x1,y1` box, `t:x,y` tap, `c:K` candidate, `+x,y,…` stroke on the product, `-x,y,…` stroke on the
 * background, `r:R` radius of the strokes after it, `p:x,y,…` polygon that is product, `q:x,y,…` polygon that is background.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { previewCutOut } from '../cutout/cut-out.ts';
import type { CutOutHints } from '../model.ts';
import { type Tile, writeSheet } from './write-sheet.ts';

/** Two photos in a row, each with its product. */
const COLUMNS = 4;
const RADIUS = 0.02;
/** Behind the product on the sheet: a colour that few products have. */
const BEHIND = '#ff00ff';

type Point = [number, number];
interface Polygon {
  isProduct: boolean;
  points: Point[];
}

const numbersOf = (list: string): number[] => {
  const numbers = list.split(',').map(Number);
  if (numbers.some((each) => Number.isNaN(each))) throw new Error(`“${list}”: numbers expected`);
  return numbers;
};
const pointsOf = (list: string): Point[] => {
  const numbers = numbersOf(list);
  return Array.from({ length: numbers.length >> 1 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
};

/** Hints and polygons of a line's words. @throws Error for a word that is none of the hints */
function readHints(words: readonly string[]): { hints: CutOutHints | undefined; polygons: Polygon[] } {
  const hints: CutOutHints = { strokes: [] };
  const polygons: Polygon[] = [];
  let radius = RADIUS;
  for (const word of words) {
    const [, kind = '', list = ''] = /^([+-]|[btcrpq]:)(.+)$/.exec(word) ?? [];
    if (kind === 'b:') {
      const [x = 0, y = 0, right = 1, bottom = 1] = numbersOf(list);
      hints.box = { x, y, w: right - x, h: bottom - y };
    } else if (kind === 't:') hints.tap = pointsOf(list)[0]!;
    else if (kind === 'c:') hints.choice = Number(list);
    else if (kind === 'r:') radius = Number(list);
    else if (kind === 'p:' || kind === 'q:') polygons.push({ isProduct: kind === 'p:', points: pointsOf(list) });
    else if (kind !== '') hints.strokes.push({ mode: kind === '+' ? 'keep' : 'erase', radius, points: pointsOf(list) });
    else throw new Error(`“${word}” is no hint`);
  }
  return { hints: words.length === 0 ? undefined : hints, polygons };
}

interface Size {
  width: number;
  height: number;
}

/** The alpha of the product, one byte per pixel of the photo. */
async function drawMask(photo: Buffer, { width, height }: Size, words: readonly string[]): Promise<Buffer> {
  const { hints, polygons } = readHints(words);
  const { preview } = await previewCutOut(new Uint8Array(await sharp(photo).jpeg({ quality: 95 }).toBuffer()), hints);
  const shapes = polygons.map(
    ({ isProduct, points }) =>
      `<polygon fill="${isProduct ? '#fff' : '#000'}" points="${points.map(([x, y]) => `${x * width},${y * height}`).join(' ')}"/>`,
  );
  const alpha = await sharp(preview).extractChannel('alpha').resize(width, height, { fit: 'fill' }).png().toBuffer();
  return sharp(alpha)
    .composite([{ input: Buffer.from(svg({ width, height }, shapes.join(''))) }])
    .greyscale()
    .raw()
    .toBuffer();
}

const svg = ({ width, height }: Size, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;

/** The photo with a grid of tenths, and the product on a colour of its own. */
async function drawTiles(name: string, photo: Buffer, mask: Buffer, size: Size): Promise<Tile[]> {
  const { width, height } = size;
  const lines = Array.from(
    { length: 9 },
    (_, i) => `M${((i + 1) * width) / 10} 0V${height}M0 ${((i + 1) * height) / 10}H${width}`,
  );
  const strokePx = Math.max(width, height) / 400;
  const grid = svg(size, `<path d="${lines.join('')}" stroke="#0ff" stroke-opacity=".6" stroke-width="${strokePx}"/>`);
  const cut = await sharp(photo)
    .joinChannel(mask, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
  return [
    {
      caption: name,
      bytes: await sharp(photo)
        .composite([{ input: Buffer.from(grid) }])
        .png()
        .toBuffer(),
    },
    { caption: `${name}, product`, bytes: await sharp(cut).flatten({ background: BEHIND }).png().toBuffer() },
  ];
}

const [folder, sheet] = process.argv.slice(2);
if (folder === undefined || sheet === undefined)
  throw new Error('give DIR and SHEET.jpg, and lines on the standard input');
await mkdir(path.join(folder, 'masks'), { recursive: true });
const tiles: Tile[] = [];
for (const line of (await text(process.stdin)).split('\n').filter((each) => each.trim() !== '')) {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const photo = await sharp(path.join(folder, `${name}.jpg`))
    .rotate()
    .toBuffer();
  const { width, height } = await sharp(photo).metadata();
  const mask = await drawMask(photo, { width, height }, words);
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(path.join(folder, 'masks', `${name}.png`));
  tiles.push(...(await drawTiles(name, photo, mask, { width, height })));
}
await writeSheet(sheet, tiles, COLUMNS);
