import type { CutOutHints, CutOutPreview, CutOutResult } from '../model.ts';
import type { EngineProcess } from './open-engine-process.ts';
import { runInThreads } from './run-in-threads.ts';
import { takeTurns } from './take-turns.ts';

/** A slow network in its own thread: one photo at a time, touch-ups first. */
export interface CutOutLine {
  /** `photo` as returned by intake. */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutResult>;
  /** @param preview as returned by intake */
  previewCutOut(preview: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutPreview>;
  /** Intersection over union of a cut-out and an exact mask, both encoded and framed alike. */
  compareMask(cutout: Uint8Array, mask: Uint8Array): Promise<number>;
  /** Loads the network. @throws Error with a message about its file */
  prepare(): Promise<void>;
  /** See Engine.wake. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

export interface CutOutLineOptions {
  /** See `EngineOptions.mattingModel`; null: our own. */
  model: string | null;
  /** Cores for the network. */
  cores: number;
  /** See `EngineOptions.restAfterMs`. */
  restAfterMs?: number;
  /** See `EngineOptions.home`. */
  home?: EngineProcess;
}

/** Starts the thread. Aborting a running call ends the thread, and another replaces it. */
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
      // The call itself reports the failure.
      if (thread.areResting()) await prepare().catch(() => undefined);
    },
    close: () => thread.close(),
  };
}
