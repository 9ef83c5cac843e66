import sharp from 'sharp';
import type { MeasuredShade } from './measure-shades.ts';

/** Draws the pairs, a row of three a set and a column a thing: rendered, ours, and the difference. */
export async function drawShades(measured: readonly MeasuredShade[], path: string): Promise<void> {
  const sets = [...Map.groupBy(measured, ({ plate }) => plate).values()];
  const side = measured[0]?.floorPx ?? 0;
  const columns = Math.max(...sets.map((set) => set.length));
  const cells = sets.flatMap((set, row) =>
    set.flatMap((shade, column) =>
      [rendered, ours, difference].map((paint, i) => ({
        input: pixelsOf(shade, paint),
        raw: { width: side, height: side, channels: 3 as const },
        left: column * side,
        top: (row * 3 + i) * side,
      })),
    ),
  );
  await sharp({ create: { width: columns * side, height: sets.length * 3 * side, channels: 3, background: '#fff' } })
    .composite(cells)
    .webp({ quality: 80 })
    .toFile(path);
}

type Paint = (shade: MeasuredShade, i: number) => readonly [number, number, number];

const GROUND = 225;
const grey = (darker: number): readonly [number, number, number] => {
  const level = GROUND * (1 - darker);
  return [level, level, level];
};
const rendered: Paint = ({ darker }, i) => grey(darker[i]!);
const ours: Paint = (shade, i) => grey(shade.ours[i]!);
const difference: Paint = (shade, i) => {
  const more = 255 * Math.min(1, 2 * Math.abs(shade.ours[i]! - shade.darker[i]!));
  return shade.ours[i]! > shade.darker[i]! ? [255, 255 - more, 255 - more] : [255 - more, 255 - more, 255];
};

/** The floor by `paint`, what is no floor in pale blue, and the thing over it. */
function pixelsOf(shade: MeasuredShade, paint: Paint): Buffer {
  const { floorPx, framePx, product, darker } = shade;
  const step = framePx / floorPx;
  const pixels = Buffer.alloc(floorPx * floorPx * 3);
  for (let i = 0; i < floorPx * floorPx; i++) {
    const at = (Math.floor(Math.floor(i / floorPx) * step) * framePx + Math.floor((i % floorPx) * step)) * 4;
    const opacity = (product.photo.data[at + 3] ?? 0) / 255;
    const floor = Number.isNaN(darker[i]!) ? ([205, 215, 230] as const) : paint(shade, i);
    floor.forEach((level, c) => {
      pixels[i * 3 + c] = level * (1 - opacity) + (product.photo.data[at + c] ?? 0) * opacity;
    });
  }
  return pixels;
}
