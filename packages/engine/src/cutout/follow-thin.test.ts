import { expect, it } from 'vitest';
import type { HintStroke } from '../model.ts';
import { followThin } from './follow-thin.ts';

const SIDE = 200;
/** Where the bag's handle is highest, and its middle. */
const [TOP, MIDDLE] = [40, 100];
type Colour = readonly [red: number, green: number, blue: number];
const [BLACK, GREY, RED]: readonly [Colour, Colour, Colour] = [
  [24, 24, 28],
  [205, 203, 198],
  [190, 40, 40],
];

type KindAt = (x: number, y: number) => 'bag' | 'handle' | 'line' | 'ground';

/** A bag, 100 px wide, with an arched handle 5 px thick. */
const bag: KindAt = (x, y) => {
  if (x >= 50 && x < 150 && y >= 90 && y < 180) return 'bag';
  const away = Math.hypot(x - MIDDLE, y - 90);
  return y < 90 && away > 45 && away < 50 ? 'handle' : 'ground';
};

interface Given {
  kindAt?: KindAt;
  handle?: Colour;
  /** The network's probability at the handle. */
  believed?: number;
  strokes?: HintStroke[];
}

/** Alpha at the handle's top after it was left out. */
async function alphaAtTop({ kindAt = bag, handle = BLACK, believed = 0.4, strokes = [] }: Given = {}): Promise<number> {
  const kinds = Array.from({ length: SIDE * SIDE }, (_, i) => kindAt(i % SIDE, Math.floor(i / SIDE)));
  const colours = { bag: BLACK, handle, line: BLACK, ground: GREY };
  const photo = { data: Buffer.from(kinds.flatMap((kind) => colours[kind])), width: SIDE, height: SIDE };
  const plane = (valueOf: (kind: ReturnType<KindAt>) => number) => ({
    data: Float32Array.from(kinds, valueOf),
    width: SIDE,
    height: SIDE,
  });
  const outline = plane((kind) => (kind === 'bag' ? 1 : 0));
  const belief = plane((kind) => (kind === 'bag' ? 0.97 : kind === 'handle' ? believed : 0.02));
  const { data } = await followThin(photo, outline, belief, strokes);
  return data[(TOP + 2) * SIDE + MIDDLE]!;
}

it('adds a handle that the outline leaves out', async () => {
  expect(await alphaAtTop()).toBeGreaterThan(0.9);
});

it('adds nothing that the network rules out', async () => {
  expect(await alphaAtTop({ believed: 0.1 })).toBe(0);
});

it('adds nothing of another colour than the product: something behind it', async () => {
  expect(await alphaAtTop({ handle: RED })).toBe(0);
});

it('adds nothing that leaves the frame: a cable on the wall', async () => {
  const withCable: KindAt = (x, y) => (x >= MIDDLE - 2 && x < MIDDLE + 3 && y < 90 ? 'handle' : bag(x, y));
  expect(await alphaAtTop({ kindAt: withCable })).toBe(0);
});

it('adds nothing that is no clearer than the lines of its ground', async () => {
  const onTiles: KindAt = (x, y) => (bag(x, y) === 'ground' && y % 20 < 3 && (x < 40 || x > 160) ? 'line' : bag(x, y));
  expect(await alphaAtTop({ kindAt: onTiles })).toBe(0);
});

it('adds nothing that the user erased somewhere else on it', async () => {
  const dab: HintStroke = { mode: 'erase', radius: 0.02, points: [[52.5 / SIDE, 80 / SIDE]] };
  expect(await alphaAtTop({ strokes: [dab] })).toBe(0);
  expect(await alphaAtTop({ strokes: [{ ...dab, points: [[20 / SIDE, 80 / SIDE]] }] })).toBeGreaterThan(0.9);
});
