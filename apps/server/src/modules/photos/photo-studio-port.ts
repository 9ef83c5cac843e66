import type { Caller } from '../../ports/caller.ts';
import type { CutOutHints, CutOutPreview, CutOutResult, IntakeResult } from '@vitrine/engine/model';

/** How the cut-out was come by. */
export interface CutOutOrigin {
  /** The server that should have been asked gave no mask, and the network here stood in. */
  fellBack: boolean;
}

/** What cuts out, and how it is. */
export interface CutOutState {
  /** Name of the network; `vitrine` is our own, `server` one that is asked over the network. */
  network: string;
  /** Whether it takes long enough that a seller wants to know how long. */
  takesLong: boolean;
  /** Whether the server answered when this process asked it last; null without one, and before it was asked. */
  serverAnswers: boolean | null;
  /** Seconds a photo as measured by `npm run model -- check`; null when nobody measured. */
  measuredSeconds: number | null;
}

/** What photos need from the engine. All may throw EngineError. */
export interface PhotoStudio {
  /** Pixels of an uploaded file by its header, in millions. */
  measure(file: Uint8Array): Promise<number>;
  /** Checks, turns upright and converts an uploaded file when it is the caller's turn. Throws AppError busy too. */
  intake(file: Uint8Array, caller: Caller): Promise<IntakeResult>;
  /**
   * Cuts the product out of a photo that intake gave, as far as known by what the user said about it.
   * @param background the preview of an empty shot; one of another place: EngineError `unrelated_background`, one with the
   * same on it: `nothing_differs`
   */
  cutOut(
    photo: Uint8Array,
    hints?: CutOutHints,
    signal?: AbortSignal,
    background?: Uint8Array,
  ): Promise<CutOutResult & CutOutOrigin>;
  /**
   * The same on the photo's preview, while the user waits: it must not queue behind pictures being rendered. Throws AppError
   * busy too.
   */
  previewCutOut(
    preview: Uint8Array,
    hints: CutOutHints,
    caller: Caller,
    background?: Uint8Array,
  ): Promise<CutOutPreview & CutOutOrigin>;
  state(): CutOutState;
  /** Somebody looks at photos and is likely to ask for work: what rests is brought back. Nobody waits for it. */
  wake(): void;
}
