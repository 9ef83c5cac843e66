import type { InterfaceLocale, Photo } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { Storage } from '../../ports/storage-port.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import { isShownWhole, rankOfPhoto } from './trust-of-photo.ts';
import type { PhotoRow } from './photos.repository.ts';

/**
 * The public form of a photo and its row's cut-out.
 * @param secondsLeft estimate for a pending cut-out, if requested
 */
export function presentPhoto(
  row: PhotoRow,
  storage: Storage,
  locale: InterfaceLocale,
  secondsLeft: number | null = null,
): Photo {
  const { cutout } = row;
  const warnings = [...new Set([...row.warnings, ...cutout.warnings])];
  const previewKey = cutoutFiles(row.id, cutout.revision).preview;
  return {
    id: row.id,
    filename: row.filename,
    width: row.widthPx,
    height: row.heightPx,
    bytes: row.bytes,
    format: row.format,
    warnings: warnings.map((code) => ({ code, message: translate(locale, `warnings.${code}`) })),
    preview_url: storage.signedUrl(photoFiles(row.id).preview),
    cutout: {
      status: cutout.status,
      score: cutout.score,
      preview_url: cutout.status === 'ready' ? storage.signedUrl(previewKey) : null,
      touched_up: cutout.revision > 0,
      shown_whole: isShownWhole(row),
      rank: rankOfPhoto(row),
      network: cutout.status === 'ready' ? cutout.network : null,
      fell_back: cutout.status === 'ready' && cutout.fellBack,
      seconds_left: secondsLeft,
      empty_shot_id: cutout.emptyShotId,
    },
    created_at: row.createdAt.toISOString(),
  };
}
