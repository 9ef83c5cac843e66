import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TextBlock } from './text-block.ts';
import type { ShadowKind } from '../identifiers.ts';
import type { Frame, UnitBox, UnitPoint } from './units.ts';

export type { Frame, UnitBox, UnitPoint } from './units.ts';

/** Drawing target of a layer: the context is already scaled to units; `scale` is pixels per unit. */
export interface Surface {
  ctx: SKRSContext2D;
  scale: number;
  frame: Frame;
  /** The drawn part of the page if it differs from the frame: a channel's format. */
  window?: UnitBox;
}

/** One layer of a picture. Layers are independent; the list is ordered from back to front. */
export interface Layer {
  name: string;
  draw(surface: Surface): void;
  /** An endless background: it fills the window as it does the frame. */
  isEndless?: true;
  /** Extent of an endless background before it repeats; left out: it never repeats. */
  extent?: UnitBox;
  /** Blend mode over the layers beneath; default: normal for paint, and the shadow's own. */
  blend?: 'multiply' | 'screen';
  /** Set on layers with words: used by tests, and editable by the seller. */
  text?: TextBlock;
  /** Draws a text layer's veil without its words. */
  drawVeil?: (surface: Surface) => void;
  /** Set on the layer with the whole main product. */
  product?: ProductMark;
  /** Set on the line of a label whose end point can be moved. */
  callout?: CalloutLine;
}

/** End point of a label's line: fractions of the visible product, or null without a line. */
export interface CalloutLine {
  label: string;
  from: UnitPoint;
  to: { x: number; y: number } | null;
}

export interface ProductMark {
  /** Its visible part. */
  box: UnitBox;
  /** Rectangle of its whole cut-out raster; null when it is turned. */
  raster: UnitBox | null;
  /** Units per cut-out pixel; null when the product is turned in perspective. */
  unitsPerPixel: number | null;
  /** Limits of an adjustment; left out if unknown. */
  room?: () => HandRoom;
}

/** Limits of a product's adjustment: what is believable at its position. */
export interface HandRoom {
  /** Its visible rectangle without an adjustment, units. */
  own: UnitBox;
  /** Limits of the movement, in units; `left` and `up` are not positive. */
  reach: Record<'left' | 'right' | 'up' | 'down', number>;
  scale: { least: number; most: number };
  /** Vanishing line of the floor, units from the top: moving towards it makes the product smaller; null: constant size. */
  vanishing: number | null;
  shadows: readonly ShadowKind[];
}

/** A picture before drawing. */
export interface Picture {
  frame: Frame;
  layers: Layer[];
  /** Standard deviation of the film grain in 8-bit levels; 0 keeps pure white pure. */
  grain: number;
}
