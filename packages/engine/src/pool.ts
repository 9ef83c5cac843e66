import { styles } from './catalogue.ts';
import type {
  CutOutHints,
  CutOutPreview,
  CutOutResult,
  ExportedPicture,
  ExportRequest,
  HandSheet,
  IntakeResult,
  PictureOptions,
  RenderedPicture,
  RenderRequest,
  StoredProduct,
} from './model.ts';
import type { RenderTask } from './render-picture.ts';
import type { EngineProcess } from './threads/open-engine-process.ts';
import { runInThreads, type Threads } from './threads/run-in-threads.ts';

export { type CutOutLine, openCutOutLine } from './threads/cut-out-line.ts';
export { type EngineProcess, openEngineProcess } from './threads/open-engine-process.ts';
export { nameNetwork } from './cutout/network/name-network.ts';
export { measurePhoto, type PhotoMeasure } from './intake/measure-photo.ts';

export interface EngineOptions {
  /** Render threads; each renders one picture at a time. */
  threads: number;
  /** Maximum longer side of finals in pixels, for tests and trials. Not set: the style's own. */
  finalSidePx?: number | null;
  /**
   * Path of another ONNX network for the cut-out, perhaps with `#` and the name of a profile
   * (cutout/network/profiles/README.md). Not set: our own.
   */
  mattingModel?: string | null;
  /** Waking also loads what a cut-out needs. */
  cutsOut?: boolean;
  /**
   * Milliseconds without a call after which the threads are ended, with networks and plates; the next call starts them. Not set:
   * never.
   */
  restAfterMs?: number;
  /** The process in which the threads run. Not set: this one. */
  home?: EngineProcess;
}

/** Additional inputs of a cut-out, instead of the network or beside it. */
export interface GivenPicture {
  /** The product's mask, from readMask. */
  mask?: Uint8Array | undefined;
  /**
   * The same place without the product, as returned by intake; its preview is enough. If the shots show different places the call
   * fails with `unrelated_background`, if both show the same with `nothing_differs`.
   */
  background?: Uint8Array | undefined;
}

/** The engine behind worker threads. Every call may throw EngineError; a call whose `signal` aborts rejects. */
export interface Engine {
  intake(file: Uint8Array, signal?: AbortSignal): Promise<IntakeResult>;
  /** `photo` as returned by intake. */
  cutOut(photo: Uint8Array, hints?: CutOutHints, signal?: AbortSignal, given?: GivenPicture): Promise<CutOutResult>;
  /**
   * The same cut-out on the photo's preview, in under a second: for display during a touch-up.
   * @param preview as returned by intake
   */
  previewCutOut(
    preview: Uint8Array,
    hints?: CutOutHints,
    signal?: AbortSignal,
    given?: GivenPicture,
  ): Promise<CutOutPreview>;
  /** The preview of a photo, as intake makes it. */
  shrink(photo: Uint8Array): Promise<Uint8Array>;
  /**
   * Validates a third party's mask of a preview, and converts it to cutOut's format.
   * @throws EngineError `unreadable_image` with a message
   */
  readMask(mask: Uint8Array, preview: Uint8Array): Promise<Uint8Array>;
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  /** The possible changes of a request's picture; `size` and `format` are ignored. */
  listOptions(request: RenderRequest, signal?: AbortSignal): Promise<PictureOptions>;
  /**
   * The layers of a request's picture, for moving its product by hand: at proof size watermarked, otherwise at preview size;
   * `format` is ignored.
   */
  drawHandSheet(request: RenderRequest, signal?: AbortSignal): Promise<HandSheet>;
  /** Converts a final to a channel's format. */
  exportPicture(request: ExportRequest, signal?: AbortSignal): Promise<ExportedPicture>;
  /**
   * Loads in every thread what a cut-out needs (about a second), so that the first photo does not wait.
   * @throws Error with a message about `mattingModel`
   */
  prepare(): Promise<void>;
  /** Restarts idle threads ahead of a likely call; also fonts and canvas if it may be for a picture. Never rejects. */
  wake(likely?: { pictures?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** The threads start with the first call, or with `prepare`. A dying thread rejects only its current call and is replaced. */
export function createEngine(options: EngineOptions): Engine {
  const threads = runInThreads(new URL('./render-thread.ts', import.meta.url), options.threads, options);
  const { mattingModel: model = null, finalSidePx = null } = options;
  const withPhotos: WithPhotos = (name, request, signal) =>
    callWithPhotos(threads, name, { ...request, finalSidePx }, signal);
  let isPrepared = options.cutsOut ?? false;
  const inEach = async (name: string, task: unknown = null): Promise<void> => {
    await Promise.all(Array.from({ length: options.threads }, () => threads.call<void>(name, task)));
  };
  const prepare = (isWhole: boolean): Promise<void> => (isWhole ? inEach('prepare', { model }) : inEach('start'));
  return {
    intake: (file, signal) => threads.call('intake', file, signal),
    cutOut: (photo, hints, signal, given) => threads.call('cutOut', { photo, hints, model, ...given }, signal),
    previewCutOut: (preview, hints, signal, given) =>
      threads.call('previewCutOut', { preview, hints, model, ...given }, signal),
    shrink: (photo) => threads.call('shrink', photo),
    readMask: (mask, preview) => threads.call('readMask', { mask, preview }),
    render: (request, signal) => withPhotos('render', request, signal),
    listOptions: (request, signal) => withPhotos('listOptions', request, signal),
    drawHandSheet: (request, signal) => withPhotos('drawHandSheet', request, signal),
    exportPicture: (request, signal) => threads.call('exportPicture', request, signal),
    prepare: () => {
      isPrepared = true;
      return prepare(true);
    },
    wake: async ({ pictures = false } = {}) => {
      if (!threads.areResting()) return;
      // The call itself reports the failure.
      await prepare(isPrepared).catch(() => undefined);
      if (pictures) await inEach('preparePictures').catch(() => undefined);
    },
    close: () => threads.close(),
  };
}

type PhotoCall = 'render' | 'listOptions' | 'drawHandSheet';
type WithPhotos = <Value>(name: PhotoCall, request: RenderRequest, signal?: AbortSignal) => Promise<Value>;

/**
 * Sends the keys of the photos that the style may show; a thread that does not have all of them cached answers null and is sent
 * the files. So most pictures of a set read and copy nothing.
 */
async function callWithPhotos<Value>(
  threads: Threads,
  name: PhotoCall,
  request: RenderRequest & Pick<RenderTask, 'finalSidePx'>,
  signal?: AbortSignal,
): Promise<Value> {
  const { photos = 1, wholePhotos = 1 } = styles.find(({ id }) => id === request.style) ?? {};
  const shown = request.products.slice(0, request.products[0]?.isWhole === true ? wholePhotos : photos);
  const keys = shown.map(({ key, isWhole }) => ({ key, isWhole }));
  const made = await threads.call<Value | null>(name, { ...request, products: keys }, signal);
  if (made !== null) return made;
  const products = await Promise.all(shown.map(readProduct));
  return threads.call<Value>(name, { ...request, products }, signal);
}

async function readProduct(product: RenderRequest['products'][number]): Promise<StoredProduct> {
  return 'read' in product
    ? { ...(await product.read()), key: product.key, isWhole: product.isWhole, isPart: product.isPart }
    : product;
}
