import type { Linear } from '../pixels/colour.ts';
import { linearOfHex } from '../pixels/colour.ts';
import { invert, type Matrix3 } from '../pixels/matrix.ts';
import { paintField } from '../page/paint-field.ts';
import type { Frame, UnitPoint } from '../page/picture.ts';
import type { KeyLight, Stage } from './stage.ts';

/** A seamless backdrop: paper that curves from the wall onto the floor. */
export interface Sweep {
  /** Colour of the fully lit paper, `#rrggbb`. */
  paper: string;
  anchor: UnitPoint;
  pitchDeg: number;
  /** How much darker the far corners are, 0–1. */
  falloff?: number;
  /** Middle of the light pool on the wall and its radius, units; brightness added there, 0–1. */
  pool?: { x: number; y: number; radius: number; gain: number };
  light?: Partial<KeyLight>;
  reflection?: { share: number; blur: number };
  /** A line drawn as the floor's end, units from the top. */
  floorEnd?: number;
}

/** A large softbox from the upper left, slightly in front. */
const SOFTBOX: KeyLight = {
  direction: [-0.52, -0.38, 0.765],
  color: [1, 0.985, 0.965],
  fill: [0.98, 0.99, 1],
  softnessDeg: 30,
  strength: 0.5,
  shadowTint: [0.92, 0.92, 0.95],
  contact: 0.62,
};

/** For pages with drawn shapes, over whose edges no shadow should run: a large light from above, whose shadow hardly extends beyond the foot. */
export const PAGE_LIGHT: Pick<KeyLight, 'softnessDeg' | 'strength'> & { lean: readonly [number, number, number] } = {
  lean: [0.22, -0.3, 0.93],
  softnessDeg: 46,
  strength: 0.42,
};

/** Focal length in units (62 mm on 36 mm, as the plates) and distance of the camera, metres. */
const FOCAL = 1722;
const DISTANCE_M = 1.46;

/** Builds a studio sweep in the frame, with its light and its floor geometry. */
export function stageSweep(frame: Frame, sweep: Sweep): Stage {
  const { anchor, pitchDeg } = sweep;
  const floorToFrame = floorOf(anchor, pitchDeg);
  return {
    frame,
    backdrop: [paintField('sweep', sweepField(frame, sweep))],
    floorToFrame,
    frameToFloor: invert(floorToFrame),
    pitchDeg,
    anchor,
    unitsPerMetre: FOCAL / DISTANCE_M,
    horizon: Math.max(0, anchor.y - FOCAL * Math.tan((pitchDeg * Math.PI) / 180)),
    light: { ...SOFTBOX, ...sweep.light },
    scaled: false,
    isPaper: true,
    ...(sweep.floorEnd === undefined ? {} : { floorEnd: sweep.floorEnd }),
    probe: null,
    keyMap: null,
    floorLevel: null,
    reflection: sweep.reflection ?? { share: 0, blur: 0 },
    supportRadius: null,
    white: null,
  };
}

/** Homography of a level floor seen from above by `pitchDeg`, with its origin at the anchor. */
function floorOf(anchor: UnitPoint, pitchDeg: number): Matrix3 {
  const [sine, cosine] = [Math.sin((pitchDeg * Math.PI) / 180), Math.cos((pitchDeg * Math.PI) / 180)];
  return [
    FOCAL,
    anchor.x * cosine,
    anchor.x * DISTANCE_M,
    0,
    anchor.y * cosine - FOCAL * sine,
    anchor.y * DISTANCE_M,
    0,
    cosine,
    DISTANCE_M,
  ];
}

function sweepField(frame: Frame, sweep: Sweep): (x: number, y: number) => Linear {
  const paper = linearOfHex(sweep.paper);
  const { falloff = 0.3, anchor } = sweep;
  const pool = sweep.pool ?? { x: anchor.x, y: anchor.y * 0.6, radius: 480, gain: 0.22 };
  return (x, y) => {
    const spot = Math.exp(-(((x - pool.x) / pool.radius) ** 2 + ((y - pool.y) / (pool.radius * 0.92)) ** 2));
    const corner = Math.hypot((x - frame.width * 0.46) / frame.width, (y - frame.height * 0.5) / frame.height) / 0.68;
    const bend = Math.exp(-(((y - (anchor.y - 150)) / 150) ** 2)) * 0.055;
    const front = 0.05 * Math.max(0, (y - anchor.y) / (frame.height - anchor.y + 1));
    const gain = (1 - falloff * corner ** 2.2) * (1 + pool.gain * spot) - bend + front;
    return [paper[0] * gain, paper[1] * gain, paper[2] * gain];
  };
}
