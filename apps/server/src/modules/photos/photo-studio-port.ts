import type { Caller } from '../../ports/caller.ts';
import type { CutOutHints, CutOutPreview, CutOutResult, IntakeResult } from '@vitrine/engine/model';

/** What photos need from the engine. All may throw EngineError. */
export interface PhotoStudio {
  /** Pixels of an uploaded file by its header, in millions. */
  measure(file: Uint8Array): Promise<number>;
  /** Checks, turns upright and converts an uploaded file when it is the caller's turn. Throws AppError busy too. */
  intake(file: Uint8Array, caller: Caller): Promise<IntakeResult>;
  /** Cuts the product out of a photo that intake gave, as far as known by what the user said about it. */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutResult>;
  /**
   * The same on the photo's preview, while the user waits: it must not queue behind pictures being rendered. Throws AppError
   * busy too.
   */
  previewCutOut(preview: Uint8Array, hints: CutOutHints, caller: Caller): Promise<CutOutPreview>;
}
