import type {
  ExportedPicture,
  ExportRequest,
  HandSheet,
  PictureOptions,
  RenderedPicture,
  RenderRequest,
} from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';

/**
 * Answers about finished pictures, and makes files of them, while somebody waits. What it needs is read when the caller's turn has come, so
 * that those who wait hold no pixels. Same request, same bytes. Throws AppError busy when too many wait.
 */
export interface PictureExporter {
  /** Brings a finished picture into a channel's form, whoever made it. */
  exportPicture(caller: Caller, read: () => Promise<ExportRequest>): Promise<ExportedPicture>;
  /** Makes a picture once more: the same in another format, without a second compression. */
  renderAgain(caller: Caller, read: () => Promise<RenderRequest>): Promise<RenderedPicture>;
  /** What may be changed about the picture of a request. */
  listOptions(caller: Caller, read: () => Promise<RenderRequest>): Promise<PictureOptions>;
  /** The picture of a request in layers, for moving its product by hand. */
  drawHandSheet(caller: Caller, read: () => Promise<RenderRequest>): Promise<HandSheet>;
  /** A picture to look at while somebody decides; it is not kept. */
  tryPicture(caller: Caller, read: () => Promise<RenderRequest>): Promise<RenderedPicture>;
}
