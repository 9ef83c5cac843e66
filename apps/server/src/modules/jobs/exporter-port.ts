import type { ExportedPicture, ExportRequest } from '@vitrine/engine/model';

/** Brings finished pictures into a channel's form, whoever made them. Same request, same bytes. */
export interface PictureExporter {
  exportPicture(request: ExportRequest): Promise<ExportedPicture>;
}
