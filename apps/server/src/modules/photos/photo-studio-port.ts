import type { Caller } from '../../ports/caller.ts';
import type { CutOutHints, CutOutPreview, CutOutResult, IntakeResult } from '@vitrine/engine/model';

/** How the cut-out was made. */
export interface CutOutOrigin {
  /** The cut-out server gave no mask, and the local network was used instead. */
  fellBack: boolean;
}

/** The current cut-out method and its state. */
export interface CutOutState {
  /** Name of the network; `vitrine` is our own, `server` a remote one. */
  network: string;
  /** Whether it is slow enough that a seller wants an estimate. */
  takesLong: boolean;
  /** Whether the server answered this process's last request; null without a server, and before the first request. */
  serverAnswers: boolean | null;
  /** Seconds per photo measured by `npm run model -- check`; null if not measured. */
  measuredSeconds: number | null;
}

/** The engine functions for photos. All may throw EngineError. */
export interface PhotoStudio {
  /** Megapixels of an uploaded file, from its header. */
  measure(file: Uint8Array): Promise<number>;
  /** Validates, rotates upright and converts an uploaded file when it is the caller's turn. Throws AppError busy too. */
  intake(file: Uint8Array, caller: Caller): Promise<IntakeResult>;
  /**
   * Cuts the product out of a photo from intake, using the user's input if any.
   * @param background the preview of an empty shot; of another place: EngineError `unrelated_background`, of the same content:
   * `nothing_differs`
   */
  cutOut(
    photo: Uint8Array,
    hints?: CutOutHints,
    signal?: AbortSignal,
    background?: Uint8Array,
  ): Promise<CutOutResult & CutOutOrigin>;
  /**
   * The same on the photo's preview, while the user waits: it must not queue behind rendering. Throws AppError busy too.
   */
  previewCutOut(
    preview: Uint8Array,
    hints: CutOutHints,
    caller: Caller,
    background?: Uint8Array,
  ): Promise<CutOutPreview & CutOutOrigin>;
  state(): CutOutState;
  /** Somebody looks at photos and will probably need work done: starts idle threads. Nobody waits for it. */
  wake(): void;
}
