import type { CutOutHints, HintBox, HintStroke } from '../../model.ts';
import { boundMask } from '../../pixels/bound-mask.ts';
import { cropPlane } from '../../pixels/crop-plane.ts';
import { widenPart } from '../frame-part.ts';
import { answerHints } from '../network/answer-hints.ts';
import type { Plane } from '../../pixels/plane.ts';
import { resizePlane } from '../../pixels/resize-plane.ts';
import type { Scene } from '../see-scene.ts';

const LIKELY = 0.5;
const REACH = 0.02;
/** Grid cells per side in which the part is searched for sure places. */
const CELLS = 16;
/** A cell is sure if its least sure pixel is. */
const SURE_PRODUCT = 0.9;
const SURE_GROUND = 0.06;
/** Dabs of each kind; more make the network look for many small objects. */
const DABS = 3;
const RADIUS = 0.02;

/**
 * The network's answer about the photo when it knows the differences between the shots: the rating is its previous mask, and sure places get
 * dabs, as from a user. 0 outside the part that it looked at.
 */
export async function hearNetwork({ network, seePart }: Scene, rating: Plane): Promise<Plane> {
  const { width, height } = rating;
  const out = new Float32Array(width * height);
  const likely = { data: Uint8Array.from(rating.data, (value) => (value > LIKELY ? 1 : 0)), width, height };
  const about: HintBox | null = boundMask(likely, REACH);
  if (about === null) return { data: out, width, height };
  const part = widenPart(about, rating);
  const before = cropPlane(rating, part);
  const hints: CutOutHints = { strokes: dab(before) };
  const sights = await seePart(part);
  for (const sight of sights) {
    const { belief } = await answerHints(sight, network, hints, before);
    const { data } = resizePlane(belief, part.width, part.height);
    for (let i = 0; i < data.length; i++) {
      const at = (part.top + Math.floor(i / part.width)) * width + part.left + (i % part.width);
      out[at] = out[at]! + data[i]! / sights.length;
    }
  }
  return { data: out, width, height };
}

/** Dabs on sure cells, spread over all of them. */
function dab(rating: Plane): HintStroke[] {
  const keep: HintStroke['points'][number][] = [];
  const erase: HintStroke['points'][number][] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const [least, most] = boundsOf(rating, column, row);
      const middle = [(column + 0.5) / CELLS, (row + 0.5) / CELLS] as const;
      if (least > SURE_PRODUCT) keep.push([...middle]);
      if (most < SURE_GROUND) erase.push([...middle]);
    }
  }
  const strokes = (mode: HintStroke['mode'], places: typeof keep): HintStroke[] =>
    spread(places).map((point) => ({ mode, radius: RADIUS, points: [point] }));
  return [...strokes('keep', keep), ...strokes('erase', erase)];
}

/** Minimum and maximum of a cell. */
function boundsOf({ data, width, height }: Plane, column: number, row: number): [number, number] {
  let [least, most] = [1, 0];
  for (let y = Math.floor((row * height) / CELLS); y < Math.floor(((row + 1) * height) / CELLS); y++) {
    for (let x = Math.floor((column * width) / CELLS); x < Math.floor(((column + 1) * width) / CELLS); x++) {
      const value = data[y * width + x]!;
      [least, most] = [Math.min(least, value), Math.max(most, value)];
    }
  }
  return [least, most];
}

const spread = <Place>(places: readonly Place[]): Place[] =>
  Array.from(
    { length: Math.min(DABS, places.length) },
    (_, k) => places[Math.floor(((k + 0.5) * places.length) / Math.min(DABS, places.length))]!,
  );
