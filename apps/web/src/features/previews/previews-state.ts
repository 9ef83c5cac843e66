import type { PreviewEvents } from '@vitrine/contract';
import type { StyleId, WordRole } from '@vitrine/contract/limits';
import { parseJson } from '../../lib/read-json.ts';

/** A finished proof: an object URL, and its size in pixels. */
export interface Proof {
  src: string;
  width: number;
  height: number;
  /** Unchanged as long as the picture is. */
  key: string;
  /** Roles of the words it shows. */
  words: readonly WordRole[];
}

export interface PreviewsState {
  /**
   * `none`: not requested; `asking`: request sent; `waiting`: for cut-outs; `stopped`: by the seller; `lost`: connection lost;
   * `refused`: see `error`.
   */
  phase: 'none' | 'asking' | 'waiting' | 'developing' | 'done' | 'stopped' | 'lost' | 'refused';
  error: unknown;
  /** Serialised inputs of the last request; null before the first. */
  madeOf: string | null;
  proofs: Readonly<Partial<Record<StyleId, Proof>>>;
  /** Error messages of failed pictures. */
  failed: Readonly<Partial<Record<StyleId, string>>>;
  /** Styles whose proof belongs to the current request. */
  fresh: readonly StyleId[];
  /** Photos left out of the pictures. */
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

/** Whether a style's picture is being made; one that may stay unchanged is not shown as such. */
export const isDeveloping = (state: PreviewsState, style: StyleId): boolean =>
  isRunning(state) && !state.fresh.includes(style) && (state.phase === 'developing' || !state.proofs[style]);

const arrived = (state: PreviewsState, style: StyleId): Pick<PreviewsState, 'phase' | 'fresh'> => ({
  phase: 'developing',
  fresh: [...state.fresh.filter((one) => one !== style), style],
});

/** The previews after an action. Earlier ones stay until they are replaced. */
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
      // Nothing was made: the earlier previews stay.
      return { ...state, phase: 'refused', error: action.error };
  }
  return action satisfies never;
}

/** The action for an event of the stream; `keep` creates an object URL for a file. */
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
