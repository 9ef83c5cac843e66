import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { CutOutHints, HintBox, HintStroke } from '@vitrine/engine/model';
import { EngineError } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import { findDeepest } from './find-deepest.ts';
import type { BenchPhoto } from './find-photos.ts';

/** IoU at which a seller would stop. */
const ENOUGH = 0.95;
/** Gestures after which the user gives up. */
const MOST_GESTURES = 8;
/** Margin of a box drawn by hand, on each side, as a share of the frame. */
const SLACK = 0.02;
/** Maximum radius of a dab, as a share of the longer side; in a smaller error it has that error's size. */
const DAB_RADIUS = 0.02;

export type FirstGesture = 'tap' | 'box';

/** How a simulated user got to a correct cut-out. */
export interface Played {
  name: string;
  /** IoU before the first gesture and after each. */
  overlaps: number[];
  /** Of each answer, without the transfer. */
  seconds: number[];
}

/** Gestures needed until IoU 0.95; one more than the maximum if it was never reached. */
export function countGestures({ overlaps }: Played): number {
  const reached = overlaps.findIndex((overlap) => overlap >= ENOUGH);
  return reached < 0 ? MOST_GESTURES + 1 : reached;
}

/** Simulates the user on every photo with a mask: a tap or a box first, then a dab into the largest error, until the cut-out is right. */
export async function playGestures(
  engine: Engine,
  photos: readonly BenchPhoto[],
  first: FirstGesture,
): Promise<Played[]> {
  const played: Played[] = [];
  for (const { name, photo, mask } of photos) {
    if (mask !== null) played.push(await play(engine, { name, photo, mask }, first));
  }
  return played;
}

async function play(
  engine: Engine,
  { name, photo, mask }: { name: string; photo: string; mask: string },
  first: FirstGesture,
): Promise<Played> {
  const { preview } = await engine.intake(await readFile(photo));
  const { width, height } = await sharp(preview).metadata();
  const truth = await sharp(mask).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const wanted = Uint8Array.from(truth, (value) => (value > 127 ? 1 : 0));
  const played: Played = { name, overlaps: [], seconds: [] };
  let hints: CutOutHints = { strokes: [] };
  for (let gesture = 0; ; gesture++) {
    const started = performance.now();
    const found = await look(engine, preview, hints, wanted.length);
    if (gesture > 0) played.seconds.push((performance.now() - started) / 1000);
    const overlap = overlapOf(found, wanted);
    played.overlaps.push(overlap);
    if (overlap >= ENOUGH || gesture === MOST_GESTURES) return played;
    hints = gesture === 0 ? begin(wanted, width, height, first) : addDab(hints, { found, wanted, width, height });
  }
}

async function look(engine: Engine, preview: Uint8Array, hints: CutOutHints, size: number): Promise<Uint8Array> {
  try {
    const cut = await engine.previewCutOut(preview, hints);
    const alpha = await sharp(cut.preview).extractChannel(3).raw().toBuffer();
    return Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0));
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no_product_found') return new Uint8Array(size);
    throw error;
  }
}

function begin(wanted: Uint8Array, width: number, height: number, first: FirstGesture): CutOutHints {
  if (first === 'box') return { box: boundBox(wanted, width, height), strokes: [] };
  const { x, y } = findDeepest(wanted, width, height);
  return { tap: [(x + 0.5) / width, (y + 0.5) / height], strokes: [] };
}

function boundBox(wanted: Uint8Array, width: number, height: number): HintBox {
  let [left, right, top, bottom] = [width, 0, height, 0];
  wanted.forEach((value, i) => {
    if (value === 0) return;
    const x = i % width;
    const y = (i - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  const [x, y] = [Math.max(0, left / width - SLACK), Math.max(0, top / height - SLACK)];
  return { x, y, w: Math.min(1, right / width + SLACK) - x, h: Math.min(1, bottom / height + SLACK) - y };
}

interface Seen {
  found: Uint8Array;
  wanted: Uint8Array;
  width: number;
  height: number;
}

function addDab(hints: CutOutHints, { found, wanted, width, height }: Seen): CutOutHints {
  const missed = findDeepest(
    wanted.map((value, i) => value & (1 - found[i]!)),
    width,
    height,
  );
  const surplus = findDeepest(
    found.map((value, i) => value & (1 - wanted[i]!)),
    width,
    height,
  );
  const isMissed = missed.depth >= surplus.depth;
  const { x, y, depth } = isMissed ? missed : surplus;
  const longer = Math.max(width, height);
  const dab: HintStroke = {
    mode: isMissed ? 'keep' : 'erase',
    radius: Math.min(DAB_RADIUS, depth / longer),
    points: [[(x + 0.5) / width, (y + 0.5) / height]],
  };
  return { ...hints, strokes: [...hints.strokes, dab] };
}

function overlapOf(found: Uint8Array, wanted: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < wanted.length; i++) {
    both += found[i]! & wanted[i]!;
    either += found[i]! | wanted[i]!;
  }
  return either === 0 ? 1 : both / either;
}
