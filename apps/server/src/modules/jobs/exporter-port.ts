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
 * Answers questions about finished pictures and makes files of them while somebody waits. Inputs are read when the caller's turn
 * has come, so that waiting callers hold no pixels in memory. Same request, same bytes. Throws AppError busy if too many wait.
 */
export interface PictureExporter {
  /** Converts a finished picture, by any generator, to a channel's format. */
  exportPicture(caller: Caller, read: () => Promise<ExportRequest>): Promise<ExportedPicture>;
  /** Renders a picture again: the same in another format, without a second compression. */
  renderAgain(caller: Caller, read: () => Promise<RenderRequest>): Promise<RenderedPicture>;
  /** The possible changes of a picture. */
  listOptions(caller: Caller, read: () => Promise<RenderRequest>): Promise<PictureOptions>;
  /** The layers of a picture, for moving its product by hand. */
  drawHandSheet(caller: Caller, read: () => Promise<RenderRequest>): Promise<HandSheet>;
  /** A trial picture; it is not stored. */
  tryPicture(caller: Caller, read: () => Promise<RenderRequest>): Promise<RenderedPicture>;
}
