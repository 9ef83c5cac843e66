import type { CutOutHints, CutOutPreview, CutOutResult } from '../model.ts';
import type { EngineProcess } from './open-engine-process.ts';
import { runInThreads } from './run-in-threads.ts';
import { takeTurns } from './take-turns.ts';

/** A network that takes long, in a thread of its own: one photo at a time, whoever touches up goes first. */
export interface CutOutLine {
  /** `photo` as intake gave it. */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutResult>;
  /** @param preview as intake gave it */
  previewCutOut(preview: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutPreview>;
  /** Intersection over union of a cut-out and an exact mask, both encoded and framed alike. */
  compareMask(cutout: Uint8Array, mask: Uint8Array): Promise<number>;
  /** Loads the network. @throws Error one sentence that says what is wrong with its file */
  prepare(): Promise<void>;
  /** As Engine.wake. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

export interface CutOutLineOptions {
  /** As `EngineOptions.mattingModel`; null: our own. */
  model: string | null;
  /** That the network may use at a time. */
  cores: number;
  /** As `EngineOptions.restAfterMs`. */
  restAfterMs?: number;
  /** As `EngineOptions.home`. */
  home?: EngineProcess;
}

/** Starts the thread. A call that is aborted while it runs ends the thread, and another takes its place. */
export function openCutOutLine({ model, cores, ...options }: CutOutLineOptions): CutOutLine {
  const thread = runInThreads(new URL('../render-thread.ts', import.meta.url), 1, options);
  const turns = takeTurns();
  const find = { model, cores };
  const prepare = (): Promise<void> => turns.take('watched', () => thread.call('prepare', find));
  return {
    cutOut: (photo, hints, signal) =>
      turns.take('patient', () => thread.call('cutOut', { photo, hints, ...find }, signal), signal),
    previewCutOut: (preview, hints, signal) =>
      turns.take('watched', () => thread.call('previewCutOut', { preview, hints, ...find }, signal), signal),
    compareMask: (cutout, mask) => turns.take('patient', () => thread.call('compareMask', { cutout, mask })),
    prepare,
    wake: async () => {
      // The call itself says what failed.
      if (thread.areResting()) await prepare().catch(() => undefined);
    },
    close: () => thread.close(),
  };
}
