import type { UnitBox } from './units.ts';

/** Two voices, at most two per picture: a serif for titles, a sans for explanations. */
export type Voice = 'serif' | 'sans';
/** Start and end follow the reading direction. */
export type Align = 'start' | 'centre' | 'end';

export interface TextLine {
  text: string;
  /** Advance width, units. */
  width: number;
}

/** Set text: lines, size and position. All values in units. */
export interface TextBlock {
  /** The words before line breaking. */
  words: string;
  lines: TextLine[];
  /** The available box. */
  box: UnitBox;
  /** The used box. */
  bounds: UnitBox;
  size: number;
  /** Distance of the baselines. */
  leading: number;
  /** Top of the bounds to the first baseline. */
  ascent: number;
  voice: Voice;
  weight: number;
  tracking: number;
  align: Align;
  direction: 'ltr' | 'rtl';
  language: string;
  /** `#rrggbb`; `settleInk` makes the final choice from the background. */
  ink: string;
  /** A veil behind the words if no ink alone is legible. */
  scrim: { color: string; opacity: number } | null;
  /** The words may lie on the product. */
  overProduct: boolean;
}
