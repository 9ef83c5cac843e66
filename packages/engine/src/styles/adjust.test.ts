import { createHash } from 'node:crypto';
import type { Canvas } from '@napi-rs/canvas';
import { samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../product/sample-product.ts';
import { straightenProduct } from '../product/straighten-product.ts';
import type { StyleId } from '../identifiers.ts';
import type { Adjustment, Box, Product } from '../model.ts';
import { drawAlone } from '../hands/draw-alone.ts';
import { drawSheet } from '../hands/draw-sheet.ts';
import { freedomOf } from './freedoms.ts';
import { STYLES } from './index.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { composeStyle, renderStyle, type StyleInput, type StyleOutput } from './render-style.ts';

const NEUTRAL: Adjustment = { x: 0, y: 0, scale: 1, turn: 0, shadow: 'natural', ground: null };
const SIDE_PX = 160;
let product: Product;

beforeAll(async () => {
  keepPlates(30);
  const sample = samples.get('mug');
  if (!sample) throw new Error('The mug sample is missing');
  product = straightenProduct(await sampleProduct(sample.photoPath, sample.maskPath, 500));
});

function inputOf(style: StyleId, change?: Partial<Adjustment>): StyleInput {
  const { width, height } = STYLES[style];
  const scale = SIDE_PX / Math.max(width, height);
  return {
    style,
    products: [product],
    language: 'en',
    description: 'Blue mug. Keeps tea warm for an hour. Dishwasher safe, 350 ml.',
    category: 'kitchen',
    seed: 1,
    widthPx: Math.round(width * scale),
    heightPx: Math.round(height * scale),
    ...(change ? { adjustment: { ...NEUTRAL, ...change } } : {}),
  };
}

const drawn = new Map<string, Promise<StyleOutput>>();
/** Drawn once, however many tests use it. No change and a change without effect are two separate pictures. */
function draw(style: StyleId, change?: Partial<Adjustment>): Promise<StyleOutput> {
  const key = JSON.stringify([style, change]);
  const picture = drawn.get(key) ?? renderStyle(inputOf(style, change));
  drawn.set(key, picture);
  return picture;
}
const hash = ({ pixels }: StyleOutput): string => createHash('sha1').update(pixels.data).digest('hex');
/** One style for each way of placing a product. */
const WAYS: readonly StyleId[] = [
  'white_bg',
  'studio',
  'lifestyle',
  'luxury',
  'angle45',
  'packaging',
  'before_after',
  'mobile_optimized',
  'trust_builder',
  'ugc_style',
  'flat_lay',
  'minimalist_clean',
  'editorial_style',
  'color_variants',
];
const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

describe.each(WAYS)('%s', (style) => {
  it('is byte-identical with an adjustment that changes nothing', async () => {
    expect(hash(await draw(style, {}))).toBe(hash(await draw(style)));
  });

  it('moves the product by the given amount, or leaves it where it is', async () => {
    const [one, other] = [await draw(style), await draw(style, { x: 0.05 })];
    const moved = middleOf(other.productBox ?? one.productBox!).x - middleOf(one.productBox!).x;
    const shorter = Math.min(one.pixels.width, one.pixels.height);
    const { moves } = freedomOf(style);
    const step = moves ? Math.min(50, (await roomOf(style)).reach.right) / 1000 : 0;
    expect(Math.abs(moved - step * shorter)).toBeLessThan(0.012 * shorter);
  });

  it('changes its shadow, or nothing at all', async () => {
    const isSame = hash(await draw(style, { shadow: 'none' })) === hash(await draw(style));
    expect(isSame).toBe(!freedomOf(style).shadow);
  });
});

async function roomOf(style: StyleId) {
  const room = (await composeStyle(inputOf(style))).layers.find((layer) => layer.product)?.product?.room?.();
  if (!room) throw new Error(`${style} has no room for a hand`);
  return room;
}

it('limits an excessive adjustment', async () => {
  const { reach, own } = await roomOf('lifestyle');
  const far = await draw('lifestyle', { x: -1, y: -1 });
  const most = await draw('lifestyle', { x: reach.left / 1000, y: reach.up / 1000 });
  expect(hash(far)).toBe(hash(most));
  expect(own.y + own.h + reach.up).toBeGreaterThan(300);
  expect(hash(await draw('lifestyle', { scale: 9 }))).toBe(hash(await draw('lifestyle', { scale: 1.25 })));
});

it('draws a product moved back smaller in a room, and at the same size on paper', async () => {
  const heightOf = async (style: StyleId, y: number) => (await draw(style, { y })).productBox?.height ?? 0;
  expect(await heightOf('lifestyle', -0.2)).toBeLessThan(0.93 * (await heightOf('lifestyle', 0)));
  expect(await heightOf('studio', -0.2)).toBeCloseTo(await heightOf('studio', 0), -0.5);
});

it('moves the shadow along on paper: picture and shadow move together', async () => {
  const step = 16 / SIDE_PX;
  const [one, other] = [await draw('white_bg', { scale: 0.6 }), await draw('white_bg', { scale: 0.6, x: step })];
  let [worst, shaded] = [0, 0];
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 24; x < SIDE_PX - 40; x++) {
      const [from, to] = [(y * SIDE_PX + x) * 4, (y * SIDE_PX + x + 16) * 4];
      worst = Math.max(worst, Math.abs((one.pixels.data[from] ?? 0) - (other.pixels.data[to] ?? 0)));
      if ((one.pixels.data[from] ?? 0) < 250) shaded += 1;
    }
  }
  expect(shaded).toBeGreaterThan(500);
  expect(worst).toBeLessThan(12);
});

it('darkens less with a soft shadow, and keeps a pure white background white with each', async () => {
  const darknessOf = ({ pixels }: StyleOutput): number => pixels.data.reduce((sum, v) => sum + 255 - v, 0);
  const [none, soft, natural] = [
    darknessOf(await draw('studio', { shadow: 'none' })),
    darknessOf(await draw('studio', { shadow: 'soft' })),
    darknessOf(await draw('studio')),
  ];
  expect(soft).toBeGreaterThan(none);
  expect(natural).toBeGreaterThan(soft);
  for (const shadow of ['natural', 'soft', 'floating', 'none'] as const) {
    const { data } = (await draw('white_bg', { shadow })).pixels;
    const edge = Array.from({ length: SIDE_PX }, (_, x) => data[((SIDE_PX - 1) * SIDE_PX + x) * 4]);
    expect([shadow, Math.min(...edge.map((v) => v ?? 0))]).toEqual([shadow, 255]);
  }
});

it('rotates only if the style allows it, and reports a rotated product as not measured', async () => {
  expect((await draw('studio', { turn: 8 })).placement).toBeNull();
  expect((await draw('studio')).placement).not.toBeNull();
  expect(hash(await draw('feature_callouts', { turn: 8 }))).toBe(hash(await draw('feature_callouts')));
});

it('paints a plain background in the chosen colour, but no room', async () => {
  const { pixels } = await draw('minimalist_clean', { ground: '#204080' });
  const [r = 0, g = 0, b = 0] = pixels.data.subarray(((SIDE_PX / 2) * SIDE_PX + 30) * 4);
  expect(b).toBeGreaterThan(g + 30);
  expect(g).toBeGreaterThan(r + 15);
  expect(hash(await draw('lifestyle', { ground: '#204080' }))).toBe(hash(await draw('lifestyle')));
});

it('renders the product alone: over white it is the white picture, with its shadow and without', async () => {
  const over = ({ pixels: { data } }: StyleOutput): Uint8ClampedArray =>
    Uint8ClampedArray.from(data, (value, i) => {
      const alpha = data[i - (i % 4) + 3] ?? 0;
      return i % 4 === 3 ? 255 : value * (alpha / 255) + 255 - alpha;
    });
  const worst = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
    Array.from(one).reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);
  const input = inputOf('white_bg');
  const shaded = await drawAlone(input, 'with_shadow');
  expect(worst(over(shaded), (await draw('white_bg')).pixels.data)).toBeLessThan(4);
  const bare = await drawAlone(input, 'bare');
  expect(worst(over(bare), (await draw('white_bg', { shadow: 'none' })).pixels.data)).toBeLessThan(4);
  expect(worst(bare.pixels.data, shaded.pixels.data)).toBeGreaterThan(20);
});

describe('the points of labels', () => {
  const linesOf = async (change?: Partial<Adjustment>) =>
    (await composeStyle(inputOf('feature_callouts', change))).layers.flatMap(({ callout }) => callout ?? []);

  it('are where the seller put them, or nowhere, and as composed otherwise', async () => {
    const own = await linesOf();
    const [first, ...others] = own;
    if (!first) throw new Error('There are no labels');
    const to = { x: 0.25, y: 0.75 };
    const moved = await linesOf({ points: [{ label: first.label, to }] });
    const aimed = moved.find(({ label }) => label === first.label)?.to;
    expect(aimed?.x).toBeCloseTo(to.x);
    expect(aimed?.y).toBeCloseTo(to.y);
    expect(moved.filter(({ label }) => label !== first.label).map((one) => one.to)).toEqual(
      others.map((one) => one.to),
    );
    const none = await linesOf({ points: own.map(({ label }) => ({ label, to: null })) });
    expect(none.map((one) => one.to)).toEqual(own.map(() => null));
    expect(await linesOf({ points: [{ label: 'Not on the picture', to }] })).toEqual(own);
  });

  it('are drawn, and given to a page as handles', async () => {
    const [first] = await linesOf();
    const points = [{ label: first?.label ?? '', to: { x: 0.2, y: 0.8 } }];
    expect(hash(await draw('feature_callouts', { points }))).not.toBe(hash(await draw('feature_callouts')));
    expect(hash(await draw('studio', { points }))).toBe(hash(await draw('studio')));
    const { callouts } = await drawSheet(inputOf('feature_callouts', { points }));
    expect(callouts.find(({ label }) => label === first?.label)?.to?.x).toBeCloseTo(0.2);
    expect((await drawSheet(inputOf('studio'))).callouts).toEqual([]);
  });
});

it('watermarks the static parts of an unpaid picture, but not the seller’s own product', async () => {
  const mark = (canvas: Canvas): void => {
    const ctx = canvas.getContext('2d');
    ctx.globalCompositeOperation = 'source-atop';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
  };
  const [bare, marked] = [await drawSheet(inputOf('studio')), await drawSheet(inputOf('studio'), mark)];
  expect(bare.enlargement).toBeGreaterThan(0);
  for (const [at, { role, image }] of bare.layers.entries()) {
    const isSame = Buffer.from(image).equals(Buffer.from(marked.layers[at]?.image ?? []));
    expect([role, isSame]).toEqual([role, role !== 'still']);
  }
});
