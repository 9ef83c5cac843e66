import type { Linear } from '../pixels/colour.ts';
import type { Matrix3 } from '../pixels/matrix.ts';
import type { Frame, Layer, UnitPoint } from '../page/picture.ts';

/** The light a set is lit with; directions in metres, x right, y away from the camera, z up. */
export interface KeyLight {
  /** Unit vector towards the light. */
  direction: readonly [number, number, number];
  color: Linear;
  fill: Linear;
  /** Full opening angle as the product sees it, degrees: 1 is sun, 60 a large softbox. */
  softnessDeg: number;
  /** Share of light a full shadow takes away, 0–1. */
  strength: number;
  shadowTint: Linear;
  /** Strength of the contact shadow, 0–1. */
  contact: number;
}

/**
 * Linear colour of a matt white ball standing at the anchor, where its surface looks to the camera and where it leans
 * 60° to the left, to the right and upwards from that.
 */
export type Probe = Readonly<Record<'front' | 'left' | 'right' | 'up', Linear>>;

/** Which share of a set's light is the key's, 0–1, over the whole frame: as much as a shadow can take away. */
export interface KeyMap {
  values: Float32Array;
  width: number;
  height: number;
}

/** A set ready to take a product: what is drawn behind, and the geometry and light of its floor. */
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
  /** The set has things of known size in it, so that a product cannot be of any size. */
  scaled: boolean;
  /** Above this line (units from the top) there is no floor. */
  horizon: number;
  light: KeyLight;
  /** How the set lights a white ball at the anchor; null: by the key light alone. */
  probe: Probe | null;
  keyMap: KeyMap | null;
  /** How bright the floor is shown at the anchor, 0–1 as encoded; null: it was drawn, by no camera's tone curve. */
  floorLevel: number | null;
  /** Share of light the floor mirrors, 0–1, and how blurred, units. */
  reflection: { share: number; blur: number };
  /** Radius in metres of the disc that is the floor; null: endless. */
  supportRadius: number | null;
  /** Plain paper without a place of its own: floor and light go along with what is moved on it. */
  isPaper?: boolean;
  /** A line that is seen as the floor's end, units from the top: nothing stands above it. */
  floorEnd?: number;
  /** Seen from straight above, or a wall from straight before it: a product lies on it and does not stand. */
  isLying?: boolean;
  /** Luminance of a white thing standing there, linear 0–1; null: the product keeps its exposure. */
  white: number | null;
}
