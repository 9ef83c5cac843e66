import type { ShadowKind } from './identifiers.ts';

/** Part of a picture, in shares of its width and height. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The seller's adjustment of a product, relative to the composition; values are clamped to the picture's limits. */
export interface Adjustment {
  /** To the right and down, as fractions of the picture's shorter side. */
  x: number;
  y: number;
  /** Factor of its composed size. */
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  shadow: ShadowKind;
  /** Colour of a plain background, `#rrggbb`; null: the picture's own. */
  ground: string | null;
  /** End points of label lines that the seller moved; left out: all as composed. */
  points?: CalloutPoint[] | undefined;
}

/** The end point of a label's line. */
export interface CalloutPoint {
  /** The label's proposed words: under other words it may describe another part. */
  label: string;
  /** Fractions of the visible product's width and height; null: no line. */
  to: { x: number; y: number } | null;
}

/** The same with its start, for dragging on a picture. */
export interface CalloutHandle extends CalloutPoint {
  /** Start of the line at the label, in fractions of the picture. */
  from: { x: number; y: number };
}

/** One layer of a picture whose product can be moved; drawn over each other in order they give the picture. */
export interface HandLayer {
  /** `still` is static; the others move with the product, a shadow without rotation. */
  role: 'still' | 'shadow' | 'reflection' | 'product';
  blend: 'normal' | 'multiply' | 'screen';
  /** WebP. */
  image: Uint8Array;
  /** Its rectangle. */
  area: Area;
}

/** A picture in layers, with its product as composed, and the limits of an adjustment. */
export interface HandSheet {
  /** Pixels of the picture that the layers were drawn for. */
  width: number;
  height: number;
  /** Empty if the picture cannot be adjusted. */
  layers: HandLayer[];
  /** The unadjusted product: it scales from the middle of its lower edge. */
  own: Area;
  /** Limits of the movement, in fractions of the shorter side. */
  reach: { left: number; right: number; up: number; down: number };
  scale: { least: number; most: number };
  /** Whether it may be rotated. */
  turns: boolean;
  /** Fraction of the height of the vanishing line, towards which the product gets smaller; null: constant size. */
  vanishing: number | null;
  shadows: ShadowKind[];
  /** Picture pixels per pixel of the given cut-out, at its composed size; null if it is not shown as photographed. */
  enlargement: number | null;
  /** Whether its background colour can be changed. */
  grounds: boolean;
  /** The lines of its labels; none if no end point can be moved. */
  callouts: CalloutHandle[];
}
