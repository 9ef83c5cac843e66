import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../pixels/random.ts';
import { takeInPhoto } from '../intake/take-in-photo.ts';
import type { CutOutHints, HintStroke, IntakeResult } from '../model.ts';
import { cutOut, previewCutOut } from './cut-out.ts';
import { drawPlainPhoto, PLAIN_PHOTOS } from './plain-photos.fixture.ts';

let photo: IntakeResult;

beforeAll(async () => {
  photo = await takeInPhoto((await drawPlainPhoto(PLAIN_PHOTOS[1]!)).jpeg);
});

function randomStrokes(seed: number, count: number): HintStroke[] {
  const random = randomFrom(seed);
  const place = (): [number, number] => [0.1 + 0.8 * random(), 0.1 + 0.8 * random()];
  return Array.from({ length: count }, () => ({
    mode: random() < 0.5 ? 'keep' : 'erase',
    radius: 0.005 + 0.03 * random(),
    points: Array.from({ length: 1 + Math.floor(3 * random()) }, place),
  }));
}

/** What the strokes settle about the pixel, computed independently: the last one that covers its centre. */
function modeAt(strokes: HintStroke[], x: number, y: number, width: number, height: number): string {
  const covers = ({ points, radius }: HintStroke): boolean =>
    points.some(([ax, ay], k) => {
      const [bx, by] = points[k + 1] ?? [ax, ay];
      const [dx, dy] = [(bx - ax) * width, (by - ay) * height];
      const [u, v] = [x + 0.5 - ax * width, y + 0.5 - ay * height];
      const t = Math.min(1, Math.max(0, (u * dx + v * dy) / Math.max(dx * dx + dy * dy, 1e-9)));
      return Math.hypot(u - t * dx, v - t * dy) < radius * Math.max(width, height) - 0.01;
    });
  return strokes.findLast(covers)?.mode ?? 'open';
}

/** Share of the pixels that are product in one and not in the other. */
function differentShare(a: Buffer, b: Buffer): number {
  return a.filter((alpha, i) => Math.abs(alpha - b[i]!) > 127).length / a.length;
}

async function alphaOf(png: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Each is a complete cut-out; more of them in `npm run test:full`. */
const SEEDS = process.env['FULL_TESTS'] === '1' ? [1, 2, 3] : [1];

describe('strokes of the touch-up brush', () => {
  it.each(SEEDS)('settle every covered pixel: %i', async (seed) => {
    const strokes = randomStrokes(seed, 4);
    const { data, width, height } = await alphaOf((await cutOut(photo.photo, { strokes })).cutout);
    const wrong: number[] = [];
    let settled = 0;
    data.forEach((alpha, i) => {
      const mode = modeAt(strokes, i % width, Math.floor(i / width), width, height);
      if (mode === 'open') return;
      settled++;
      if (alpha !== (mode === 'keep' ? 255 : 0)) wrong.push(i);
    });
    expect(wrong).toEqual([]);
    expect(settled).toBeGreaterThan(500);
  });

  it('are undone by omitting the last', async () => {
    const strokes = randomStrokes(4, 3);
    const before = await previewCutOut(photo.preview, { strokes: strokes.slice(0, 2) });
    const touched = await previewCutOut(photo.preview, { strokes });
    const after = await previewCutOut(photo.preview, { strokes: strokes.slice(0, 2) });
    expect(Buffer.compare(before.preview, touched.preview)).not.toBe(0);
    expect(Buffer.compare(before.preview, after.preview)).toBe(0);
    expect(after.score).toBe(before.score);
  });
});

describe('exact strokes', () => {
  const line = (y: number): [number, number][] => [
    [0.3, y],
    [0.56, y],
  ];
  const look = async (strokes: HintStroke[]) => alphaOf((await previewCutOut(photo.preview, { strokes })).preview);
  const exactly = (mode: HintStroke['mode'], y: number, radius = 0.012): HintStroke => ({
    mode,
    radius,
    points: line(y),
    exact: true,
  });

  it('change only covered pixels', async () => {
    const before = await look([]);
    const strokes = [exactly('erase', 0.6), exactly('keep', 0.1)];
    const { data, width, height } = await look(strokes);
    // Slightly wider: at the rim, where pixel centres are exactly a brush radius away, either is correct.
    const rim = [exactly('erase', 0.6, 0.013), exactly('keep', 0.1, 0.013)];
    const isOpen = (i: number): boolean => modeAt(rim, i % width, Math.floor(i / width), width, height) === 'open';
    const beyond = [...data.keys()].filter((i) => data[i] !== before.data[i] && isOpen(i));
    expect(beyond).toEqual([]);
    const covered = [...data.keys()].filter((i) => data[i] !== before.data[i]);
    expect(covered.length).toBeGreaterThan(3000);
  });

  it('withstand later strokes, except exact ones', async () => {
    const smart: HintStroke = { mode: 'keep', radius: 0.05, points: line(0.6) };
    const at = ({ data, width, height }: Awaited<ReturnType<typeof look>>): number =>
      data[Math.floor(0.6 * height) * width + Math.floor(0.48 * width)]!;
    expect(at(await look([exactly('erase', 0.6), smart]))).toBe(0);
    expect(at(await look([exactly('erase', 0.6), smart, exactly('keep', 0.6)]))).toBe(255);
  });

  it('make a product of pixels that nothing else selects', async () => {
    const everything: HintStroke = {
      mode: 'erase',
      radius: 0.2,
      points: [
        [0.5, 0.1],
        [0.5, 0.9],
      ],
    };
    await expect(look([{ ...everything, exact: true }])).rejects.toMatchObject({ code: 'no_product_found' });
    const { data } = await look([{ ...everything, exact: true }, exactly('keep', 0.6)]);
    expect(data.some((alpha) => alpha === 255)).toBe(true);
  });
});

it('keeps nothing outside the box', async () => {
  const hints: CutOutHints = { box: { x: 0.2, y: 0.3, w: 0.5, h: 0.4 }, strokes: [] };
  const { data, width, height } = await alphaOf((await cutOut(photo.photo, hints)).cutout);
  let [inside, outside] = [0, 0];
  data.forEach((alpha, i) => {
    const [u, v] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    if (u > 0.2 && u < 0.7 && v > 0.3 && v < 0.7) inside += alpha > 127 ? 1 : 0;
    else outside += alpha;
  });
  expect(inside).toBeGreaterThan(10_000);
  expect(outside).toBe(0);
});

describe('a touch-up', () => {
  it('takes the pixels below a stroke and leaves distant ones alone', async () => {
    // A short stroke in the middle of the red label.
    const points: [number, number][] = [
      [0.42, 0.6],
      [0.56, 0.6],
    ];
    const strokes: HintStroke[] = [{ mode: 'erase', radius: 0.015, points }];
    const before = await alphaOf((await previewCutOut(photo.preview)).preview);
    const { data, width, height } = await alphaOf((await previewCutOut(photo.preview, { strokes })).preview);
    const at = (x: number, y: number): number => data[Math.floor(y * height) * width + Math.floor(x * width)]!;
    expect(at(0.48, 0.6)).toBe(0);
    const far = before.data.filter((alpha, i) => i < 0.35 * height * width && alpha !== data[i]);
    expect(far.length).toBe(0);
    // Nothing is added.
    expect(data.some((alpha, i) => alpha > 127 && before.data[i]! < 127)).toBe(false);
  });

  it('selects another object by a tap on it, and confirms the found one by a tap on that', async () => {
    const table = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#cfc6b8"/>
      <rect x="330" y="190" width="200" height="260" rx="20" fill="#26508c"/><ellipse cx="430" cy="195" rx="100" ry="24" fill="#14305c"/>
      <circle cx="720" cy="400" r="70" fill="#b8442a"/></svg>`;
    const { preview } = await takeInPhoto(await sharp(Buffer.from(table)).jpeg({ quality: 95 }).toBuffer());
    const look = async (hints: CutOutHints) => alphaOf((await previewCutOut(preview, hints)).preview);
    const bare = await look({ strokes: [] });
    const at = ({ data, width, height }: typeof bare, x: number, y: number): number =>
      data[Math.floor(y * height) * width + Math.floor(x * width)]!;
    expect([at(bare, 0.48, 0.55), at(bare, 0.1, 0.9)]).toEqual([255, 0]);
    const same = await look({ tap: [0.48, 0.55], strokes: [] });
    expect(at(same, 0.48, 0.6)).toBe(255);
    const ball = await look({ tap: [0.8, 0.667], strokes: [] });
    expect(at(ball, 0.8, 0.64)).toBe(255);
  });

  it('matches the full size', async () => {
    const hints: CutOutHints = { box: { x: 0.3, y: 0.2, w: 0.4, h: 0.45 }, strokes: randomStrokes(5, 2) };
    const shown = await alphaOf((await previewCutOut(photo.preview, hints)).preview);
    const full = await alphaOf((await cutOut(photo.photo, hints)).preview);
    expect(differentShare(shown.data, full.data)).toBeLessThan(0.001);
  });

  it('starts with the result at full size, in a cluttered photo too', async () => {
    const cluttered = await takeInPhoto(
      await readFile(new URL('../../../scenes/samples/mug/photo.jpg', import.meta.url)),
    );
    const shown = await alphaOf((await previewCutOut(cluttered.preview)).preview);
    const full = await alphaOf((await cutOut(cluttered.photo)).preview);
    expect(differentShare(shown.data, full.data)).toBeLessThan(0.001);
  });
});
