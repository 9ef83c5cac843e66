import { AppError } from '@vitrine/contract';
import { type PictureFormat, variationFiles } from './job-files.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJob, findJobPhotos } from './jobs.repository.ts';
import { pictureName } from './picture-name.ts';
import { renderRequest } from './render-variation.ts';
import { findVariation } from './variations.repository.ts';

export interface PictureFile {
  key: string;
  downloadName: string;
}

export interface PictureQuery {
  size: 'full' | 'preview';
  format: PictureFormat | undefined;
}

/**
 * Where a picture lies. A final in another format than it was made in is rendered again (the same pixels, not a second
 * compression) and kept.
 * @throws AppError not_found, also when it belongs to someone else; picture_not_ready
 */
export async function findPicture(
  parts: JobsParts,
  { userId, variationId }: { userId: string; variationId: string },
  { size, format = 'jpeg' }: PictureQuery,
): Promise<PictureFile> {
  const variation = await findVariation(parts.db, variationId);
  const job = variation && (await findJob(parts.db, variation.jobId));
  if (variation === undefined || job?.userId !== userId) throw new AppError('not_found');
  const [main] = await findJobPhotos(parts.db, [job.id]);
  const named = { filename: main?.photo.filename ?? '', style: variation.style };
  const files = variationFiles(variation);
  if (size === 'preview') {
    if (!variation.hasPreview) throw new AppError('picture_not_ready');
    const scale = 1024 / Math.max(variation.widthPx, variation.heightPx);
    const width = Math.round(variation.widthPx * scale);
    const height = Math.round(variation.heightPx * scale);
    return { key: files.preview, downloadName: pictureName({ ...named, width, height }, 'jpeg') };
  }
  if (variation.status !== 'ready') throw new AppError('picture_not_ready');
  const key = files.final(format);
  if ((await parts.storage.head(key)) === null) {
    const picture = await parts.generator.render(await renderRequest(parts, job, variation, 'final', format));
    await parts.storage.put(key, picture.bytes);
  }
  return { key, downloadName: pictureName({ ...named, width: variation.widthPx, height: variation.heightPx }, format) };
}
