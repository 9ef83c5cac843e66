import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TextBlock } from './text-block.ts';
import type { ShadowKind } from '../identifiers.ts';
import type { Frame, UnitBox, UnitPoint } from './units.ts';

export type { Frame, UnitBox, UnitPoint } from './units.ts';

/** What a layer draws on: the context is already scaled to units; `scale` is pixels per unit. */
export interface Surface {
  ctx: SKRSContext2D;
  scale: number;
  frame: Frame;
  /** What is drawn of the page where that is not its frame: a channel's form. */
  window?: UnitBox;
}

/** One layer of a picture. Layers know nothing of each other; order in the list is order from the back. */
export interface Layer {
  name: string;
  draw(surface: Surface): void;
  /** A ground without an end: it fills the window as it does the frame. */
  isEndless?: true;
  /** What an endless ground shows before it repeats itself; left out: it never does. */
  extent?: UnitBox;
  /** How it is drawn over what lies beneath, where that is no shadow and not as paint is. */
  blend?: 'multiply' | 'screen';
  /** Set on layers that carry words: what a test measures and a seller may edit. */
  text?: TextBlock;
  /** What a text layer lays under its words, without them. */
  drawVeil?: (surface: Surface) => void;
  /** Set on the layer that shows the whole main product. */
  product?: ProductMark;
  /** Set on the line of a label whose point may be moved. */
  callout?: CalloutLine;
}

/** Where a line leads from a label: shares of the visible product, or null for nowhere. */
export interface CalloutLine {
  label: string;
  from: UnitPoint;
  to: { x: number; y: number } | null;
}

export interface ProductMark {
  /** What is seen of it. */
  box: UnitBox;
  /** Where its whole cut-out raster lies; null when it is turned. */
  raster: UnitBox | null;
  /** Units per cut-out pixel; null when the product is turned in perspective. */
  unitsPerPixel: number | null;
  /** How far a hand may go with it; left out where it cannot be told. */
  room?: () => HandRoom;
}

/** How far a hand may go with a product: what is believable in its place. */
export interface HandRoom {
  /** What is seen of it without an adjustment, units. */
  own: UnitBox;
  /** Units that it may be moved by; `left` and `up` are not positive. */
  reach: Record<'left' | 'right' | 'up' | 'down', number>;
  scale: { least: number; most: number };
  /** Where the floor vanishes, units from the top: what moves towards it gets smaller; null: size stays. */
  vanishing: number | null;
  shadows: readonly ShadowKind[];
}

/** A picture before it is drawn. */
export interface Picture {
  frame: Frame;
  layers: Layer[];
  /** Standard deviation of the film grain in 8-bit levels; 0 keeps pure white pure. */
  grain: number;
}
