import type { PreviewEvents } from '@vitrine/contract';
import type { StyleId, WordRole } from '@vitrine/contract/limits';
import { parseJson } from '../../lib/read-json.ts';

/** A proof that is there: an address of this page's own memory, and its size in pixels. */
export interface Proof {
  src: string;
  width: number;
  height: number;
  /** The same as long as the picture is. */
  key: string;
  /** What the words that it shows are for. */
  words: readonly WordRole[];
}

export interface PreviewsState {
  /**
   * `none`: never asked for; `asking`: on its way; `waiting`: for cut-outs; `stopped`: by the seller; `lost`: with the
   * connection; `refused`: see `error`.
   */
  phase: 'none' | 'asking' | 'waiting' | 'developing' | 'done' | 'stopped' | 'lost' | 'refused';
  error: unknown;
  /** What the pictures were asked for with, as text; null before the first time. */
  madeOf: string | null;
  proofs: Readonly<Partial<Record<StyleId, Proof>>>;
  /** Sentences about those that could not be made. */
  failed: Readonly<Partial<Record<StyleId, string>>>;
  /** Styles whose proof is of this time, not of the time before. */
  fresh: readonly StyleId[];
  /** Photos that the pictures are made without. */
  leftOut: readonly string[];
}

export type PreviewsAction =
  | { type: 'ask'; madeOf: string }
  | { type: 'begin'; waiting: boolean }
  | { type: 'left_out'; ids: readonly string[] }
  | { type: 'kept'; styles: readonly StyleId[] }
  | { type: 'picture'; style: StyleId; proof: Proof }
  | { type: 'failed'; style: StyleId; detail: string }
  | { type: 'end'; phase: 'done' | 'stopped' | 'lost' }
  | { type: 'refuse'; error: unknown };

export const NO_PREVIEWS: PreviewsState = {
  phase: 'none',
  error: null,
  madeOf: null,
  proofs: {},
  failed: {},
  fresh: [],
  leftOut: [],
};

const RUNNING: ReadonlySet<PreviewsState['phase']> = new Set(['asking', 'waiting', 'developing']);
export const isRunning = ({ phase }: PreviewsState): boolean => RUNNING.has(phase);

/** Whether a style's picture is on its way; one that may stay as it is does not look as if. */
export const isDeveloping = (state: PreviewsState, style: StyleId): boolean =>
  isRunning(state) && !state.fresh.includes(style) && (state.phase === 'developing' || !state.proofs[style]);

const arrived = (state: PreviewsState, style: StyleId): Pick<PreviewsState, 'phase' | 'fresh'> => ({
  phase: 'developing',
  fresh: [...state.fresh.filter((one) => one !== style), style],
});

/** The previews after something happened. Those of before stay until the new ones are there. */
export function previewsAfter(state: PreviewsState, action: PreviewsAction): PreviewsState {
  switch (action.type) {
    case 'ask':
      return { ...NO_PREVIEWS, proofs: state.proofs, phase: 'asking', madeOf: action.madeOf };
    case 'begin':
      return { ...state, phase: action.waiting ? 'waiting' : 'developing' };
    case 'left_out':
      return { ...state, leftOut: action.ids };
    case 'kept':
      return { ...state, phase: 'developing', fresh: [...new Set([...state.fresh, ...action.styles])] };
    case 'picture':
      return { ...state, ...arrived(state, action.style), proofs: { ...state.proofs, [action.style]: action.proof } };
    case 'failed':
      return { ...state, ...arrived(state, action.style), failed: { ...state.failed, [action.style]: action.detail } };
    case 'end':
      return isRunning(state) ? { ...state, phase: action.phase } : state;
    case 'refuse':
      // Nothing was made of this: what is seen is what was seen before.
      return { ...state, phase: 'refused', error: action.error };
  }
  return action satisfies never;
}

/** An event of the stream, as far as it changes what is shown; `keep` gives a file an address. */
export function actionOf(
  { event, data }: { event: string; data: string },
  keep: (file: PreviewEvents['picture']) => string,
): PreviewsAction | null {
  switch (event) {
    case 'begin':
      return { type: 'begin', waiting: parseJson<PreviewEvents['begin']>(data).waiting };
    case 'left_out':
      return { type: 'left_out', ids: parseJson<PreviewEvents['left_out']>(data).image_ids };
    case 'kept':
      return { type: 'kept', styles: parseJson<PreviewEvents['kept']>(data).styles };
    case 'picture': {
      const picture = parseJson<PreviewEvents['picture']>(data);
      const { style, data: _file, media_type: _type, ...facts } = picture;
      return { type: 'picture', style, proof: { src: keep(picture), ...facts } };
    }
    case 'failed': {
      const { style, detail } = parseJson<PreviewEvents['failed']>(data);
      return { type: 'failed', style, detail };
    }
    case 'done':
      return { type: 'end', phase: 'done' };
    default:
      return null;
  }
}
