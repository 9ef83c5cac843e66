import type { Linear } from '../pixels/colour.ts';
import type { Matrix3 } from '../pixels/matrix.ts';
import type { Frame, Layer, UnitPoint } from '../page/picture.ts';

/** The light of a set; directions in metres, x right, y away from the camera, z up. */
export interface KeyLight {
  /** Unit vector towards the light. */
  direction: readonly [number, number, number];
  color: Linear;
  fill: Linear;
  /** Full opening angle as the product sees it, degrees: 1 is sun, 60 a large softbox. */
  softnessDeg: number;
  /** Share of light that a full shadow removes, 0–1. */
  strength: number;
  shadowTint: Linear;
  /** Strength of the contact shadow, 0–1. */
  contact: number;
}

/**
 * Linear colour of a matt white ball at the anchor, where its surface faces the camera and where it leans 60° to the left, to the right and
 * upwards from that.
 */
export type Probe = Readonly<Record<'front' | 'left' | 'right' | 'up', Linear>>;

/** Share of the key light in a set's light, 0–1, over the whole frame: the most that a shadow can remove. */
export interface KeyMap {
  values: Float32Array;
  width: number;
  height: number;
}

/** A set ready for a product: what is drawn behind it, and the geometry and light of its floor. */
export interface Stage {
  frame: Frame;
  backdrop: Layer[];
  /** Floor metres → frame units. */
  floorToFrame: Matrix3;
  frameToFloor: Matrix3;
  pitchDeg: number;
  /** Middle of the product's footprint, units. */
  anchor: UnitPoint;
  /** At the anchor. */
  unitsPerMetre: number;
  /** The set contains objects of known size, so a product cannot have any size. */
  scaled: boolean;
  /** Above this line (units from the top) there is no floor. */
  horizon: number;
  light: KeyLight;
  /** How the set lights a white ball at the anchor; null: by the key light only. */
  probe: Probe | null;
  keyMap: KeyMap | null;
  /** Encoded brightness of the floor at the anchor, 0–1; null: the floor was drawn, without a camera's tone curve. */
  floorLevel: number | null;
  /** Share of light that the floor reflects, 0–1, and the blur of the reflection, units. */
  reflection: { share: number; blur: number };
  /** Radius in metres of the disc that forms the floor; null: endless. */
  supportRadius: number | null;
  /** Plain paper without a place of its own: floor and light move with the product. */
  isPaper?: boolean;
  /** A line visible as the floor's end, units from the top: nothing stands above it. */
  floorEnd?: number;
  /** Seen from straight above, or a wall seen from the front: a product lies on it instead of standing. */
  isLying?: boolean;
  /** Luminance of a white object at the anchor, linear 0–1; null: the product keeps its exposure. */
  white: number | null;
}
