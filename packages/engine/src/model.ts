import type { Adjustment, Area } from './adjustment.ts';
import type {
  AloneKind,
  CategoryId,
  ChannelId,
  PresetId,
  StyleId,
  TextRole,
  UnfitReason,
  WordRole,
} from './identifiers.ts';

export type { Adjustment, Area, CalloutHandle, CalloutPoint, HandLayer, HandSheet } from './adjustment.ts';

/** Straight (not premultiplied) sRGB pixels, 8 bits a channel, rows from the top, `data.length = width * height * 4`. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Rectangle in pixels of the raster it belongs to; `right` and `bottom` are left + width, top + height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A product ready to be composed: the enhanced photo, and the product cut out of it. */
export interface Product {
  /** The enhanced photo, opaque. */
  photo: Raster;
  /** The photo before it was enhanced, framed the same, of any size; a before/after picture shows it. */
  uploaded?: Raster;
  /** The product alone: colours without fringe, alpha 0–255, cropped to `box`. */
  cutout: Raster;
  /** Where `cutout` lies in `photo`. */
  box: Box;
  /** 0–1, how sure the cut-out is. */
  score: number;
  /**
   * Set where the cut-out is not trusted: pictures show the photo whole, so `cutout` is the photo and `box` all of it. Where the product was found
   * all the same, in pixels of the photo.
   */
  about?: Box;
}

/** A photo and its cut-out as the outside keeps them, both encoded. */
export interface ProductFiles {
  photo: Uint8Array;
  cutout: Uint8Array;
}

/** `key` names the pair: same key, same bytes. */
export interface StoredProduct extends ProductFiles {
  key: string;
  /** Its cut-out is not trusted: pictures show the photo whole. */
  isWhole?: boolean | undefined;
}

/** The same before it is read, which happens only for the thread that does not have it any more. */
export interface UnreadProduct {
  key: string;
  isWhole?: boolean | undefined;
  read: () => Promise<ProductFiles>;
}

export type PhotoWarning = 'small' | 'dark' | 'bright' | 'blurred' | 'touches_edge' | 'uncertain_cutout';

/** What intake makes of an uploaded file. */
export interface IntakeResult {
  format: 'jpeg' | 'png' | 'webp';
  /** Pixels after the turn by EXIF. */
  width: number;
  height: number;
  warnings: PhotoWarning[];
  /** The photo turned upright, sRGB, without metadata: JPEG. */
  photo: Uint8Array;
  /** The same, longer side ≤ 1024 px: JPEG. */
  preview: Uint8Array;
}

/** What cut-out makes of an intake photo. */
export interface CutOutResult {
  /** Which network found the product: `vitrine` is our own, `server` one behind a mask that was given, else its file's name. */
  network: string;
  /** 0–1. */
  score: number;
  warnings: PhotoWarning[];
  /** The product at full resolution, in the engine's own stored form (PNG with alpha, framed like the photo). */
  cutout: Uint8Array;
  /** PNG with alpha, framed like the photo, longer side ≤ 1024 px. */
  preview: Uint8Array;
}

/** A rectangle as shares of the photo: x and w of its width, y and h of its height, 0–1. */
export interface HintBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One stroke of the touch-up brush. */
export interface HintStroke {
  /** Whether what lies under the stroke is product. */
  mode: 'keep' | 'erase';
  /** Half the brush's width, as a share of the photo's longer side. */
  radius: number;
  /** At least one `[x, y]`, shares of the photo's width and height; the brush runs along the lines between them. */
  points: [number, number][];
  /** Only what lies under the stroke changes, and no later stroke but another exact one changes it again. */
  exact?: boolean;
}

/**
 * What the user says about a cut-out. What a stroke covers is settled, and the answer spreads to what looks alike close to
 * it, unless it is exact. The list is the whole state: leaving out the last stroke is undo.
 */
export interface CutOutHints {
  /** The product reaches out of it nowhere. */
  box?: HintBox;
  /** One tap: the product is the thing that lies here, `[x, y]` as shares of the photo's width and height. */
  tap?: [number, number];
  /** Which of the candidates is meant, by its place in `CutOutPreview.candidates`; left out: the first. */
  choice?: number;
  /** In the order they were drawn: where two cross, the later one counts, an exact one before any other. */
  strokes: HintStroke[];
}

/** One of the things that may be meant. */
export interface CutOutCandidate {
  /** PNG, one channel, white where the product is, framed like the photo, longer side ≤ 192 px. */
  mask: Uint8Array;
  /** The first one's is that of the cut-out; of others the IoU that the network expects, 0–1. */
  score: number;
}

/** What the user sees while touching up. */
export type CutOutPreview = Pick<CutOutResult, 'network' | 'score' | 'warnings' | 'preview'> & {
  /** What box, tap or the bare photo may mean, the likeliest first; strokes work on the chosen one. At most three. */
  candidates: CutOutCandidate[];
};

/** One picture to render. Same request, same pixels. */
export interface RenderRequest {
  style: StyleId;
  /** 1–6; the focus photos first, so `products[0]` is the main one. */
  products: (StoredProduct | UnreadProduct)[];
  /** BCP 47 code of the words on the picture. */
  language: string;
  /** The seller's own words; empty: the pictures have none, but for a season's or a button's. */
  description: string;
  category: CategoryId | null;
  seed: number;
  /** The seller's words in the place of those that are derived from the description, on every picture that has them. */
  words?: WordEdits | undefined;
  /** Words in the place of those that the style proposes. */
  texts?: TextEdits | undefined;
  /** Which of the fitting sets, counted from the style's own (0). Counts round. */
  scene?: number | undefined;
  /** How the seller's hand changed the place of the product; what the style does not allow is left out. */
  adjustment?: Adjustment | undefined;
  /** Pixels of a channel's frame: the picture is composed again for its proportions. Left out: those of the style. */
  form?: { width: number; height: number } | undefined;
  /** The product alone on a transparent ground, in its place in the picture; not as JPEG, and unmarked. */
  alone?: AloneKind | undefined;
  /** Our mark over it, in any size: a picture that nobody pays for. */
  isMarked?: boolean | undefined;
  /**
   * `preview`: longer side 1024 px; `final`: the size of the style. `proof`: longer side 512 px with our mark over it: what may
   * be seen before it is paid for.
   */
  size: 'proof' | 'preview' | 'final';
  format: 'jpeg' | 'png' | 'webp';
}

/** Other words by the number of their slot: its place in PictureOptions. An empty text leaves what is proposed. */
export type TextEdits = Readonly<Record<number, string>>;

/** Other words by what they are for. An empty text leaves its place on the pictures empty. */
export type WordEdits = Readonly<Partial<Record<WordRole, string>>>;

/** One of the words of a set, as it is derived. */
export interface ProposedWord {
  role: WordRole;
  /** Null where nothing is said: a product without a name gets none. */
  proposed: string | null;
  /** Characters that stand whole on every picture that shows it. */
  room: number;
}

/** What may be changed about a picture. */
export interface PictureOptions {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The slots in order: the words that the style proposes, and how many characters of such words stand whole. */
  texts: { role: TextRole; proposed: string; room: number }[];
  /** Sets to choose among; 1 where the style uses none. */
  scenes: number;
  /** Each of them as a small picture (WebP), in the order in which `scene` counts; none where there is one. */
  sets: Uint8Array[];
  /** Another seed makes another picture. */
  varies: boolean;
}

/** Whether a picture may be a channel's main image, and every reason why not. */
export interface ChannelVerdict {
  channel: ChannelId;
  fit: boolean;
  reasons: UnfitReason[];
}

/** Measured on the picture's own pixels; the contract says the same to the outside (checks.contract.ts). */
export interface Checks {
  /** Pixels. */
  width: number;
  height: number;
  /** Size of the encoded file. */
  bytes: number;
  /** Every pixel of the outermost frame is exactly 255, 255, 255. */
  background_white: boolean;
  /** Where the product stands; null when it is not shown as a whole. */
  product: Area | null;
  /** Longer side of the product as a share of the longer side of the picture. */
  fill: number | null;
  /** Mean CIEDE2000 of the product in the picture against the enhanced photo; null when it is turned or cut off. */
  fidelity: number | null;
  /** Share of the product's outline that lies in the picture where the photo has it, 0–1. */
  shape: number | null;
  /** Pixels of the picture for one of the enhanced photo; above 1 the photo is enlarged. */
  enlargement: number | null;
  /** Whether letters were found where the picture was given words. */
  text_present: boolean;
  /** Every text in reading order; `contrast` is WCAG 2.2's, 1–21, or null when no letters were found. */
  texts: { text: string; area: Area; contrast: number | null }[];
  /** Finest detail of the product as a share of its contrast; null when it is plain. */
  sharpness: number | null;
  /** From the darkest to the lightest twentieth, 0–1. */
  contrast: number;
  /** Fit as Amazon's main image, the strictest. */
  main_image_ok: boolean;
  main_image: ChannelVerdict[];
}

export interface RenderedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  checks: Checks;
}

/** A final that is to be brought into a channel's form. */
export interface ExportRequest {
  /** A final as the engine made it. */
  picture: Uint8Array;
  preset: PresetId;
  /** One of the preset's formats; left out: its first. */
  format?: RenderRequest['format'] | undefined;
  /** Product and words, which must not be cut. */
  keep: readonly Area[];
}

/** A picture in a channel's form. */
export interface ExportedPicture {
  bytes: Uint8Array;
  format: RenderRequest['format'];
  width: number;
  height: number;
}

/** Why the engine refuses; the codes are those of the product's error table. */
export type EngineErrorCode =
  | 'unsupported_format'
  | 'unreadable_image'
  | 'too_many_pixels'
  | 'no_product_found'
  | 'unrelated_background'
  | 'nothing_differs';

/** Thrown by every step that refuses its input. Crosses threads by `code`. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
  }
}

/** A language the engine can set on a picture. */
export interface TextLanguage {
  code: string;
  /** English name. */
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
}
