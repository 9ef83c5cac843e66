import type {
  CutOutHints,
  CutOutPreview,
  CutOutResult,
  ExportedPicture,
  ExportRequest,
  IntakeResult,
  PictureOptions,
  RenderedPicture,
  RenderRequest,
} from './model.ts';
import { runInThreads } from './run-in-threads.ts';

export interface EngineOptions {
  /** Render threads; each renders one picture at a time. */
  threads: number;
  /**
   * Path of another ONNX network for the cut-out, perhaps with `#` and the name of a profile
   * (cutout/network/profiles/README.md). Not set: our own.
   */
  mattingModel?: string | null;
}

/** The engine behind worker threads. Every call may throw EngineError; a call whose `signal` aborts rejects. */
export interface Engine {
  intake(file: Uint8Array, signal?: AbortSignal): Promise<IntakeResult>;
  /**
   * `photo` as intake gave it.
   * @param background a second shot of the same place without the product, as intake gave it; its preview is enough. Where both
   * do not belong together the call fails with `unrelated_background`
   */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal, background?: Uint8Array): Promise<CutOutResult>;
  /**
   * The same cut-out on the photo's preview, in under a second: what the user sees while touching up.
   * @param preview as intake gave it
   */
  previewCutOut(
    preview: Uint8Array,
    hints?: CutOutHints,
    signal?: AbortSignal,
    background?: Uint8Array,
  ): Promise<CutOutPreview>;
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  /** What may be changed about the picture of a request; `size` and `format` make no difference. */
  listOptions(request: RenderRequest, signal?: AbortSignal): Promise<PictureOptions>;
  /** Brings a final into a channel's form. */
  exportPicture(request: ExportRequest, signal?: AbortSignal): Promise<ExportedPicture>;
  /**
   * Loads in every thread what a cut-out needs (about a second), so that the first photo does not wait for it: a server asks
   * once at its start.
   * @throws Error one sentence that says what is wrong with `mattingModel`
   */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the threads. A thread that dies rejects only the call it was at and is replaced. */
export function createEngine(options: EngineOptions): Engine {
  const threads = runInThreads(new URL('render-thread.ts', import.meta.url), options.threads);
  const model = options.mattingModel ?? null;
  return {
    intake: (file, signal) => threads.call('intake', file, signal),
    cutOut: (photo, hints, signal, background) => threads.call('cutOut', { photo, hints, model, background }, signal),
    previewCutOut: (preview, hints, signal, background) =>
      threads.call('previewCutOut', { preview, hints, model, background }, signal),
    render: (request, signal) => threads.call('render', request, signal),
    listOptions: (request, signal) => threads.call('listOptions', request, signal),
    exportPicture: (request, signal) => threads.call('exportPicture', request, signal),
    prepare: async () => {
      await Promise.all(Array.from({ length: options.threads }, () => threads.call('prepare', { model })));
    },
    close: () => threads.close(),
  };
}
