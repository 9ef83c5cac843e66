import type { ShadowKind } from './identifiers.ts';

/** Part of a picture, in shares of its width and height. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A product moved by hand, relative to the composition's own choice; what goes too far is taken as far as it may. */
export interface Adjustment {
  /** To the right and down, as shares of the picture's shorter side. */
  x: number;
  y: number;
  /** Factor of its own size. */
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  shadow: ShadowKind;
  /** Colour of a plain ground, `#rrggbb`; null: the picture's own. */
  ground: string | null;
  /** Where lines of labels lead that the seller moved; left out: all of them as composed. */
  points?: CalloutPoint[] | undefined;
}

/** Where the line of a label leads. */
export interface CalloutPoint {
  /** The label as it is proposed: under other words it may tell of another part. */
  label: string;
  /** Shares of the visible product's width and height; null: nowhere. */
  to: { x: number; y: number } | null;
}

/** The same on a picture, to be taken hold of. */
export interface CalloutHandle extends CalloutPoint {
  /** Where the line ends at the label, shares of the picture. */
  from: { x: number; y: number };
}

/** One of the layers of a picture that the product is moved on; drawn over each other in their order they are the picture. */
export interface HandLayer {
  /** `still` stays; the others go with the product, a shadow without its turn. */
  role: 'still' | 'shadow' | 'reflection' | 'product';
  blend: 'normal' | 'multiply' | 'screen';
  /** WebP. */
  image: Uint8Array;
  /** Where it lies. */
  area: Area;
}

/** A picture in layers, its product where the composition puts it, and how far a hand may go. */
export interface HandSheet {
  /** Pixels of the picture that the layers were drawn for. */
  width: number;
  height: number;
  /** None where the picture cannot be adjusted. */
  layers: HandLayer[];
  /** The product without an adjustment: it grows from the middle of the lower edge. */
  own: Area;
  /** Shares of the shorter side that it may be moved by. */
  reach: { left: number; right: number; up: number; down: number };
  scale: { least: number; most: number };
  /** Whether it may be turned. */
  turns: boolean;
  /** Share of the height at which things would be infinitely far away, so that what moves up gets smaller; null: size stays. */
  vanishing: number | null;
  shadows: ShadowKind[];
  /** Pixels of the picture for one of the cut-out that was given, at its own size; null where it is not shown as it was photographed. */
  enlargement: number | null;
  /** Whether its ground may have another colour. */
  grounds: boolean;
  /** The lines of its labels; none where no point may be moved. */
  callouts: CalloutHandle[];
}
