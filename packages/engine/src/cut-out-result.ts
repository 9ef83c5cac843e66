import type { PhotoWarning } from './photo-warning.ts';

/** The result of a cut-out. */
export interface CutOutResult {
  /** The network that found the product: `vitrine` is our own, `server` a given mask, else its file's name. */
  network: string;
  /** 0–1. */
  score: number;
  warnings: PhotoWarning[];
  /** The full-size product in the engine's storage format (PNG with alpha, framed like the photo). */
  cutout: Uint8Array;
  /** PNG with alpha, framed like the photo, longer side ≤ 1024 px. */
  preview: Uint8Array;
  /**
   * The probability that a pixel is product, as a small greyscale PNG framed like the photo, white: certain. Null if there is none, or if it
   * tells too little.
   */
  belief: Uint8Array | null;
}

/** A rectangle as fractions of the photo: x and w of its width, y and h of its height, 0–1. */
export interface HintBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One stroke of the touch-up brush. */
export interface HintStroke {
  /** Whether the area under the stroke is product. */
  mode: 'keep' | 'erase';
  /** Half the brush's width, as a fraction of the photo's longer side. */
  radius: number;
  /** At least one `[x, y]`, shares of the photo's width and height; the brush runs along the lines between them. */
  points: [number, number][];
  /** Only the pixels under the stroke change, and only another exact stroke can change them again. */
  exact?: boolean;
}

/**
 * The user's input for a cut-out. Pixels under a stroke are fixed, and similar nearby pixels follow, unless the stroke is exact.
 * The list is the whole state: leaving out the last stroke is undo.
 */
export interface CutOutHints {
  /** Bounding box: the product does not extend beyond it. */
  box?: HintBox;
  /** One tap: the product is the object at `[x, y]`, fractions of the photo's width and height. */
  tap?: [number, number];
  /** Index of the chosen one in `CutOutPreview.candidates`; left out: the first. */
  choice?: number;
  /** In drawing order: where two cross, the later one wins, an exact one before any other. */
  strokes: HintStroke[];
}

/** One alternative of what may be meant. */
export interface CutOutCandidate {
  /** PNG, one channel, white where the product is, framed like the photo, longer side ≤ 192 px. */
  mask: Uint8Array;
  /** For the first one the cut-out's score; for others the IoU that the network expects, 0–1. */
  score: number;
}

/** What the user sees during a touch-up. */
export type CutOutPreview = Pick<CutOutResult, 'network' | 'score' | 'warnings' | 'preview'> & {
  /** Alternatives for box, tap or the bare photo, most likely first; strokes apply to the chosen one. At most three. */
  candidates: CutOutCandidate[];
};
