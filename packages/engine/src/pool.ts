import type {
  CutOutHints,
  CutOutPreview,
  CutOutResult,
  IntakeResult,
  RenderedPicture,
  RenderRequest,
} from './model.ts';
import { runInThreads } from './run-in-threads.ts';

export interface EngineOptions {
  /** Render threads; each renders one picture at a time. */
  threads: number;
}

/** The engine behind worker threads. Every call may throw EngineError; a call whose `signal` aborts rejects. */
export interface Engine {
  intake(file: Uint8Array, signal?: AbortSignal): Promise<IntakeResult>;
  /** `photo` as intake gave it. */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutResult>;
  /**
   * The same cut-out on the photo's preview, in under a second: what the user sees while touching up.
   * @param preview as intake gave it
   */
  previewCutOut(preview: Uint8Array, hints?: CutOutHints, signal?: AbortSignal): Promise<CutOutPreview>;
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  close(): Promise<void>;
}

/** Starts the threads. A thread that dies rejects only the call it was at and is replaced. */
export function createEngine(options: EngineOptions): Engine {
  const threads = runInThreads(new URL('render-thread.ts', import.meta.url), options.threads);
  return {
    intake: (file, signal) => threads.call('intake', file, signal),
    cutOut: (photo, hints, signal) => threads.call('cutOut', { photo, hints }, signal),
    previewCutOut: (preview, hints, signal) => threads.call('previewCutOut', { preview, hints }, signal),
    render: (request, signal) => threads.call('render', request, signal),
    close: () => threads.close(),
  };
}
