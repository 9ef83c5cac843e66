import type { HandSheet, PictureOptions, RenderedPicture, RenderRequest } from '@vitrine/engine/model';

/** Makes pictures. The built-in studio is one; AI services are others behind the same call. */
export interface Generator {
  /** Deterministic for the built-in studio: same request, same picture. Rejects when `signal` aborts. */
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  /** What may be changed about the picture of a request. */
  listOptions(request: RenderRequest, signal?: AbortSignal): Promise<PictureOptions>;
  /** The picture of a request in layers, for moving its product by hand. */
  drawHandSheet(request: RenderRequest, signal?: AbortSignal): Promise<HandSheet>;
}
