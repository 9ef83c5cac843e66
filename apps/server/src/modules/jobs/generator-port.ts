import type { HandSheet, PictureOptions, RenderedPicture, RenderRequest } from '@vitrine/engine/model';

/** Makes pictures. The built-in engine is one implementation; AI services can be others. */
export interface Generator {
  /** Deterministic for the built-in engine: same request, same picture. Rejects when `signal` aborts. */
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  /** The possible changes of a picture. */
  listOptions(request: RenderRequest, signal?: AbortSignal): Promise<PictureOptions>;
  /** The layers of a picture, for moving its product by hand. */
  drawHandSheet(request: RenderRequest, signal?: AbortSignal): Promise<HandSheet>;
}
