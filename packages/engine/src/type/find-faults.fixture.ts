import { contrast, LINEAR_OF, linearOfHex, type Linear } from '../pixels/colour.ts';
import { probeLayers } from '../page/draw-picture.ts';
import type { Layer, Picture } from '../page/picture.ts';
import type { UnitBox } from '../page/units.ts';
import type { Raster } from '../model.ts';
import { LEAST_SIZE } from './fit-text.ts';
import type { TextBlock } from '../page/text-block.ts';

/** Another size than the one at which inks are fixed. */
const PROBE_PX = 480;
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

export function blocksOf(picture: Picture): TextBlock[] {
  return picture.layers.flatMap((layer) => (layer.text ? [layer.text] : []));
}

/** Every fault in the placement of a picture's words, as sentences. */
export function misplacedWords(picture: Picture): string[] {
  const frame = { x: 0, y: 0, w: picture.frame.width, h: picture.frame.height };
  const product = picture.layers.find((layer) => layer.product)?.product?.box;
  const all = blocksOf(picture);
  const found: [boolean, string][] = all.flatMap((block, i) => {
    const rest = all.slice(i + 1);
    const words = `"${block.words}"`;
    return [
      [!contains(block.box, block.bounds), `${words} leaves its box`],
      [!contains(frame, block.bounds), `${words} leaves the frame`],
      [block.size < LEAST_SIZE, `${words} is too small`],
      [!isWhole(block), `${words} is set as "${textOf(block)}"`],
      [!!product && !block.overProduct && overlap(inner(product), block.bounds) > 0, `${words} lies on the product`],
      [rest.some((other) => overlap(block.bounds, other.bounds) > 0), `${words} lies on other words`],
    ];
  });
  return found.filter(([wrong]) => wrong).map(([, fault]) => fault);
}

/** Words with too little contrast to their background, as sentences. */
export function paleWords(picture: Picture): string[] {
  const last = picture.layers.findLastIndex((layer) => layer.text);
  const layers = picture.layers.slice(0, last + 1).map(withoutLetters);
  const ground = probeLayers(picture.frame, layers, PROBE_PX);
  return blocksOf(picture).flatMap((block) => {
    const values = pixelsIn(ground, picture.frame.width, block.bounds)
      .map((colour) => contrast(colour, linearOfHex(block.ink)))
      .toSorted((a, b) => a - b);
    const worst = values[Math.floor(values.length * 0.05)] ?? 21;
    return worst >= LEAST_CONTRAST ? [] : [`"${block.words}" has a contrast of ${worst.toFixed(2)}`];
  });
}

const textOf = (block: TextBlock): string => block.lines.map(({ text }) => text).join(' ');

/** All letters are there, or an ellipsis marks missing ones; a line end may replace the point between two statements. */
function isWhole(block: TextBlock): boolean {
  const bare = (text: string): string => text.replaceAll(/[\s\u00a0·-]/gu, '');
  const set = bare(textOf(block));
  return set.length > 0 && (set === bare(block.words) || (set.endsWith('…') && set.length > 1));
}

/** The layer with its veil but without its letters. */
function withoutLetters(layer: Layer): Layer {
  return layer.text ? { name: layer.name, draw: (surface) => layer.drawVeil?.(surface) } : layer;
}

function pixelsIn({ data, width, height }: Raster, units: number, { x, y, w, h }: UnitBox): Linear[] {
  const scale = width / units;
  const found: Linear[] = [];
  for (let row = Math.floor(y * scale); row < Math.min(height, (y + h) * scale); row++) {
    for (let column = Math.floor(x * scale); column < Math.min(width, (x + w) * scale); column++) {
      const at = (c: number): number => LINEAR_OF[data[(row * width + column) * 4 + c] ?? 0] ?? 0;
      found.push([at(0), at(1), at(2)]);
    }
  }
  return found;
}

function contains(outer: UnitBox, box: UnitBox): boolean {
  const slack = 0.01;
  return (
    box.x >= outer.x - slack &&
    box.y >= outer.y - slack &&
    box.x + box.w <= outer.x + outer.w + slack &&
    box.y + box.h <= outer.y + outer.h + slack
  );
}

/** The product's box without its outermost twentieth, which is mostly air. */
function inner({ x, y, w, h }: UnitBox): UnitBox {
  return { x: x + 0.05 * w, y: y + 0.05 * h, w: 0.9 * w, h: 0.9 * h };
}

function overlap(one: UnitBox, other: UnitBox): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}
