import type { UnitBox } from './units.ts';

/** Two voices, at most two a picture: the serif speaks, the sans explains. */
export type Voice = 'serif' | 'sans';
/** Start and end follow the reading direction. */
export type Align = 'start' | 'centre' | 'end';

export interface TextLine {
  text: string;
  /** Advance width, units. */
  width: number;
}

/** Words set: lines broken, size found, place known. All figures in units. */
export interface TextBlock {
  /** The words as given, before breaking. */
  words: string;
  lines: TextLine[];
  /** The box they had to fit. */
  box: UnitBox;
  /** The box they take. */
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
  /** `#rrggbb`; the last word has `settleInk`, which measures what lies beneath. */
  ink: string;
  /** A veil behind the words, where no ink alone is legible. */
  scrim: { color: string; opacity: number } | null;
  /** The words may lie on the product. */
  overProduct: boolean;
}
