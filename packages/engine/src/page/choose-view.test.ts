import { expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { chooseView } from './choose-view.ts';
import { drawPicture } from './draw-picture.ts';
import { paintGrid } from './paint-grid.ts';
import { paintBox, paintFloorLine, paintBackground } from './paint-shape.ts';
import type { Layer, Picture, UnitBox } from './picture.ts';

const FRAME = { width: 1000, height: 1000 };
const PRODUCT = '#c02020';
const boxed = (box: UnitBox): Layer => ({ ...paintBox(box, PRODUCT), name: 'product' });
const picture = (box: UnitBox, ground: Layer = paintBackground('#20a040')): Picture => ({
  frame: FRAME,
  layers: [ground, boxed(box)],
  grain: 0,
});
const [STORY, LINK] = [9 / 16, 1200 / 630];
const SMALL: UnitBox = { x: 300, y: 500, w: 300, h: 300 };
const WIDE: UnitBox = { x: 50, y: 400, w: 900, h: 300 };
const TALL: UnitBox = { x: 300, y: 100, w: 300, h: 800 };

const colourAt = ({ data, width }: Raster, x: number, y: number): number[] =>
  Array.from(data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3));

it('takes a part of the page if everything shown fits into it', () => {
  const { window, mount } = chooseView(picture(SMALL), STORY);
  expect(mount).toBeNull();
  expect(window).toMatchObject({ y: 0, h: 1000 });
  expect(window.w).toBeCloseTo(562.5);
  expect(window.x).toBeGreaterThan(100);
  expect(window.x + window.w).toBeLessThan(800);
});

it('extends the background if the page cannot hold everything shown, and stretches nothing', () => {
  const { window, mount } = chooseView(picture(WIDE), STORY);
  expect(mount).toBeNull();
  expect(window.w / window.h).toBeCloseTo(STORY);
  expect(window.w).toBeGreaterThanOrEqual(WIDE.w);
  expect(window.y).toBeLessThan(0);
  const drawn = drawPicture(picture(WIDE), 360, 640, 1, { window, mount });
  expect(colourAt(drawn, 180, 2)).toEqual([0x20, 0xa0, 0x40]);
  let [across, down] = [0, 0];
  for (let x = 0; x < 360; x++) if (colourAt(drawn, x, 350)[0] === 0xc0) across++;
  for (let y = 0; y < 640; y++) if (colourAt(drawn, 180, y)[0] === 0xc0) down++;
  expect(across / down).toBeCloseTo(3, 1);
});

it('ends where the frame cuts the content off', () => {
  const { window } = chooseView(picture({ x: 100, y: 600, w: 800, h: 400 }), STORY);
  expect(window.y + window.h).toBeCloseTo(1000);
  expect(window.y).toBeLessThan(0);
});

it('mounts the whole picture if its background has an end, or both sides are cut off', () => {
  const ended = paintBox({ x: 0, y: 0, w: 1000, h: 1000 }, '#20a040');
  for (const each of [picture(SMALL, ended), picture({ x: 0, y: 100, w: 1000, h: 800 })]) {
    const view = chooseView(each, LINK);
    expect(view.mount).toMatch(/^rgb/);
    const drawn = drawPicture(each, 380, 200, 1, view);
    expect(colourAt(drawn, 2, 100)).toEqual(colourAt(drawn, 377, 10));
    expect(colourAt(drawn, 190, 5)).toEqual([0x20, 0xa0, 0x40]);
    expect(view.window).toMatchObject({ y: 0, h: 1000 });
  }
});

it('mounts a picture whose set would be visible twice', () => {
  const set = (h: number): Layer => ({ ...paintBackground('#20a040'), extent: { x: -200, y: 0, w: 1400, h } });
  expect(chooseView(picture(WIDE, set(1000)), STORY).mount).not.toBeNull();
  expect(chooseView(picture(SMALL, set(1000)), STORY).mount).toBeNull();
  expect(chooseView(picture({ x: 300, y: 100, w: 300, h: 600 }, set(1000)), 1.5).mount).toBeNull();
});

it('lets shadows fade out where the page continues', () => {
  const shadow: Layer = {
    name: 'shadow',
    draw({ ctx }) {
      ctx.globalCompositeOperation = 'multiply';
      ctx.fillStyle = '#808080';
      ctx.fillRect(500, 800, 500, 100);
    },
  };
  const { layers } = picture({ x: 300, y: 100, w: 300, h: 800 }, paintBackground('#ffffff'));
  const shaded: Picture = { frame: FRAME, layers: [layers[0]!, shadow, layers[1]!], grain: 0 };
  const view = chooseView(shaded, LINK);
  const drawn = drawPicture(shaded, 762, 400, 1, view);
  const row = Array.from(
    { length: 762 },
    (_, x) => colourAt(drawn, x, Math.round(((850 - view.window.y) / view.window.h) * 400))[0]!,
  );
  const steps = row.slice(1).map((level, i) => Math.abs(level - row[i]!));
  const edge = Math.round(((1000 - view.window.x) / view.window.w) * 762);
  expect(Math.max(...steps.slice(edge - 8, edge + 8))).toBeLessThan(20);
  expect(Math.min(...row)).toBeLessThan(200);
});

it('leaves no partial pixel free along the edges, wherever the window is', () => {
  for (const [width, height] of [
    [360, 640],
    [381, 200],
    [686, 360],
    [341, 512],
  ] as const) {
    const view = chooseView(picture(WIDE), width / height);
    const drawn = drawPicture(picture(WIDE), width, height, 1, view);
    for (const [x, y] of [
      [width / 2, 0],
      [width / 2, height - 1],
      [0, height / 2],
      [width - 1, height / 2],
    ] as const)
      expect(colourAt(drawn, Math.floor(x), Math.floor(y)), `${width} × ${height} at ${x}, ${y}`).toEqual([
        0x20, 0xa0, 0x40,
      ]);
  }
});

it('continues squared paper and the line of a floor', () => {
  const layers = [paintBackground('#ffffff'), paintGrid(50, '#0000ff'), paintFloorLine(820, '#000000', 8), boxed(TALL)];
  const paper = { frame: FRAME, layers, grain: 0 };
  const [width, height] = [600, 300];
  const view = chooseView(paper, width / height);
  expect(view.mount).toBeNull();
  expect(view.window.x).toBeLessThan(0);
  const drawn = drawPicture(paper, width, height, 1, view);
  const scale = width / view.window.w;
  const floor = Math.floor((820 - view.window.y) * scale);
  for (const x of [0, width - 1]) expect(Math.max(...colourAt(drawn, x, floor))).toBeLessThan(40);
  const row = Array.from({ length: Math.floor(-view.window.x * scale) }, (_, x) => colourAt(drawn, x, 20)[0] ?? 0);
  expect(
    row.some((red) => red < 215),
    'no line beside the frame',
  ).toBe(true);
});
