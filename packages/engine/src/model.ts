import type { PhotoWarning } from './photo-warning.ts';
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
export type { PhotoWarning } from './photo-warning.ts';
export type {
  CutOutCandidate,
  CutOutHints,
  CutOutPreview,
  CutOutResult,
  HintBox,
  HintStroke,
} from './cut-out-result.ts';

export type { Adjustment, Area, CalloutHandle, CalloutPoint, HandLayer, HandSheet } from './adjustment.ts';

/** Unpremultiplied sRGB pixels, 8 bits per channel, rows from the top, `data.length = width * height * 4`. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Rectangle in pixels of its raster; `right` and `bottom` are left + width, top + height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A product ready for composition: the enhanced photo and its cut-out. */
export interface Product {
  /** The enhanced photo, opaque. */
  photo: Raster;
  /** The unenhanced photo with the same framing, at any size; a before/after picture shows it. */
  uploaded?: Raster;
  /** The product alone: colours without fringe, alpha 0–255, cropped to `box`. */
  cutout: Raster;
  /** Position of `cutout` in `photo`. */
  box: Box;
  /** 0–1, confidence of the cut-out. */
  score: number;
  /** Where the product was found, in pixels of the photo. Set if it is shown whole: `cutout` is the photo then, and `box` all of it. */
  about?: Box;
  /** The same as an opacity 0–255 a pixel, framed like the photo and reduced to at most 160 pixels: what was found inside `about`. */
  found?: { data: Uint8Array; width: number; height: number };
  /** Whether `about` is certain: it contains all that the photo shows of the product. */
  isPart?: boolean;
  /** The enhanced photo with what lies behind the product out of focus. Only of a photo shown whole, if that makes a difference. */
  blurredBehind?: Raster;
}

/** A photo and its cut-out as stored files. */
export interface ProductFiles {
  photo: Uint8Array;
  cutout: Uint8Array;
  /** `CutOutResult.belief`; only a photo shown whole needs it. */
  belief?: Uint8Array | null | undefined;
}

/** `key` identifies the pair: same key, same bytes. */
export interface StoredProduct extends ProductFiles {
  key: string;
  /** Its cut-out is not trusted: pictures show the photo whole. */
  isWhole?: boolean | undefined;
  /** It is shown whole, and the product's place in it is certain. */
  isPart?: boolean | undefined;
}

/** The same before it is read, which happens only for a thread that does not have it cached. */
export interface UnreadProduct extends Pick<StoredProduct, 'key' | 'isWhole' | 'isPart'> {
  read: () => Promise<ProductFiles>;
}

/** The result of intake for an uploaded file. */
export interface IntakeResult {
  format: 'jpeg' | 'png' | 'webp';
  /** Pixels after the EXIF rotation, without bars around the photo. */
  width: number;
  height: number;
  warnings: PhotoWarning[];
  /** The photo rotated upright, sRGB, without bars and metadata: JPEG. */
  photo: Uint8Array;
  /** The same, longer side ≤ 1024 px: JPEG. */
  preview: Uint8Array;
}

/** One picture to render. Same request, same pixels. */
export interface RenderRequest {
  style: StyleId;
  /** 1–6; the focus photos first, so `products[0]` is the main one. */
  products: (StoredProduct | UnreadProduct)[];
  /** BCP 47 code of the words on the picture. */
  language: string;
  /** The seller's own words; empty: the pictures have none, except a season's greeting or a button's text. */
  description: string;
  category: CategoryId | null;
  seed: number;
  /** The seller's texts, replacing derived ones, on every picture that has them. */
  words?: WordEdits | undefined;
  /** Texts that replace the style's proposals. */
  texts?: TextEdits | undefined;
  /** Index of a fitting scene, counted from the style's own (0). Wraps around. */
  scene?: number | undefined;
  /** The seller's adjustment of the product; what the style does not support is dropped. */
  adjustment?: Adjustment | undefined;
  /** Pixels of a channel's frame: the picture is composed again for its aspect ratio. Left out: the style's. */
  form?: { width: number; height: number } | undefined;
  /** The product alone on a transparent background, in its position; not as JPEG, and not watermarked. */
  alone?: AloneKind | undefined;
  /** Watermarked at any size: a picture that nobody pays for. */
  isMarked?: boolean | undefined;
  /**
   * `preview`: longer side 1024 px; `final`: the size of the style. `proof`: longer side 512 px and watermarked: what may be seen
   * before payment.
   */
  size: 'proof' | 'preview' | 'final';
  format: 'jpeg' | 'png' | 'webp';
}

/** Edited texts by slot number: the index in PictureOptions. An empty text keeps the proposal. */
export type TextEdits = Readonly<Record<number, string>>;

/** Edited texts by role. An empty text leaves its place on the pictures empty. */
export type WordEdits = Readonly<Partial<Record<WordRole, string>>>;

/** One derived text of a set. */
export interface ProposedWord {
  role: WordRole;
  /** Null if nothing is said: a product without a name gets none. */
  proposed: string | null;
  /** Maximum characters that fit on every picture that shows it. */
  room: number;
}

/** The possible changes of a picture. */
export interface PictureOptions {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The slots in order: the style's proposals, and the maximum number of such characters. */
  texts: { role: TextRole; proposed: string; room: number }[];
  /** Number of available scenes; 1 if the style uses none. */
  scenes: number;
  /** A thumbnail of each (WebP), in the order of `scene`; none if there is only one. */
  sets: Uint8Array[];
  /** Another seed makes another picture. */
  varies: boolean;
}

/** Whether a picture may be a channel's main image, with all reasons against it. */
export interface ChannelVerdict {
  channel: ChannelId;
  fit: boolean;
  reasons: UnfitReason[];
}

/** Measurements on the picture's own pixels; the contract has the public version (checks.contract.ts). */
export interface Checks {
  /** Pixels. */
  width: number;
  height: number;
  /** Size of the encoded file. */
  bytes: number;
  /** Every pixel of the outermost frame is exactly 255, 255, 255. */
  background_white: boolean;
  /** The product's bounding box; null when it is not shown as a whole. */
  product: Area | null;
  /** Longer side of the product as a share of the longer side of the picture. */
  fill: number | null;
  /** Mean CIEDE2000 between the product in the picture and in the enhanced photo; null if it is turned or cut off. */
  fidelity: number | null;
  /** Fraction of the product's outline in the same place as in the photo, 0–1. */
  shape: number | null;
  /** Picture pixels per pixel of the enhanced photo; above 1 the photo is enlarged. */
  enlargement: number | null;
  /** Whether letters were found where the picture should have words. */
  text_present: boolean;
  /** Every text in reading order; `contrast` is WCAG 2.2's, 1–21, or null when no letters were found. */
  texts: { text: string; area: Area; contrast: number | null }[];
  /** Finest detail of the product as a share of its contrast; null when it is plain. */
  sharpness: number | null;
  /** From the darkest to the lightest twentieth, 0–1. */
  contrast: number;
  /** Meets Amazon's rules for a main image, the strictest. */
  main_image_ok: boolean;
  main_image: ChannelVerdict[];
}

export interface RenderedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  checks: Checks;
}

/** A final to convert to a channel's format. */
export interface ExportRequest {
  /** A final as the engine made it. */
  picture: Uint8Array;
  preset: PresetId;
  /** One of the preset's formats; left out: its first. */
  format?: RenderRequest['format'] | undefined;
  /** Product and words, which must not be cropped. */
  keep: readonly Area[];
}

/** A picture in a channel's format. */
export interface ExportedPicture {
  bytes: Uint8Array;
  format: RenderRequest['format'];
  width: number;
  height: number;
}

/** Reasons for a refusal; the codes are those of the contract's error table. */
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
