import type { InterfaceLocale, Photo } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { Storage } from '../../ports/storage-port.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotoRow } from './photos.repository.ts';

/** A photo as the outside sees it. */
export function presentPhoto(row: PhotoRow, storage: Storage, locale: InterfaceLocale): Photo {
  const files = photoFiles(row.id);
  return {
    id: row.id,
    filename: row.filename,
    width: row.widthPx,
    height: row.heightPx,
    bytes: row.bytes,
    format: row.format,
    warnings: row.warnings.map((code) => ({ code, message: translate(locale, `warnings.${code}`) })),
    preview_url: storage.signedUrl(files.preview),
    cutout: {
      status: row.cutoutStatus,
      score: row.cutoutScore,
      preview_url: row.cutoutStatus === 'ready' ? storage.signedUrl(files.cutoutPreview) : null,
    },
    created_at: row.createdAt.toISOString(),
  };
}
