import type { CutOutHints, CutOutResult, IntakeResult } from '@vitrine/engine/model';

/** What photos need from the engine. Both may throw EngineError. */
export interface PhotoStudio {
  /** Checks, turns upright and converts an uploaded file. */
  intake(file: Uint8Array): Promise<IntakeResult>;
  /** Cuts the product out of a photo that intake gave, as far as known by what the user said about it. */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutResult>;
}
