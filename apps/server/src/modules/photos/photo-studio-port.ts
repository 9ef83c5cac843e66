import type { CutOutHints, CutOutPreview, CutOutResult, IntakeResult } from '@vitrine/engine/model';

/** What photos need from the engine. All may throw EngineError. */
export interface PhotoStudio {
  /** Checks, turns upright and converts an uploaded file. */
  intake(file: Uint8Array): Promise<IntakeResult>;
  /**
   * Cuts the product out of a photo that intake gave, as far as known by what the user said about it.
   * @param background the preview of an empty shot; one of another place: EngineError `unrelated_background`
   */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal, background?: Uint8Array): Promise<CutOutResult>;
  /** The same on the photo's preview, while the user waits: it must not queue behind pictures being rendered. */
  previewCutOut(
    preview: Uint8Array,
    hints: CutOutHints,
    signal?: AbortSignal,
    background?: Uint8Array,
  ): Promise<CutOutPreview>;
}
