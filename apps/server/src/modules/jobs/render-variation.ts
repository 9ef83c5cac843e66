import type { RenderedPicture, RenderRequest } from '@vitrine/engine/model';
import type { Tasks } from '../../ports/queue-port.ts';
import { variationFiles } from './job-files.ts';
import { jobInLanguage } from './job-in-language.ts';
import type { JobsParts, JobTaskParts } from './jobs-parts.ts';
import { findJob, type JobRow } from './jobs.repository.ts';
import { loadProducts } from './load-products.ts';
import { noteFailure } from './note-failure.ts';
import { settleVariation } from './settle-variation.ts';
import { findVariation, lookOf, type VariationRow } from './variations.repository.ts';

/**
 * Renders the preview or the final of a variation, stores it, then updates the row. Idempotent: the file is stored before the row
 * changes, and a second run does nothing or the same again.
 */
export async function renderVariation(
  parts: JobTaskParts,
  { variationId, attempt, size }: Tasks['render-variation'],
  signal?: AbortSignal,
): Promise<void> {
  const variation = await findVariation(parts.db, variationId);
  const job = variation && (await findJob(parts.db, variation.jobId));
  if (variation === undefined || job?.status !== 'generating' || job.attempt !== attempt) return;
  if (variation.status === 'ready' || (size === 'preview' && variation.hasPreview)) return;
  await noteFailure(parts.db, { jobId: job.id, attempt }, () => renderSize(parts, job, variation, size, signal));
}

async function renderSize(
  parts: JobTaskParts,
  job: JobRow,
  variation: VariationRow,
  size: Tasks['render-variation']['size'],
  signal?: AbortSignal,
): Promise<void> {
  const settle = (change: Parameters<typeof settleVariation>[1]['change']) =>
    settleVariation(parts, { variationId: variation.id, jobId: job.id, attempt: job.attempt, change });
  if (!variation.hasPreview) {
    await storePicture(parts, job, variation, 'preview', signal);
    await settle({ status: 'rendering', hasPreview: true });
  }
  if (size === 'preview') return;
  if (variation.status !== 'rendering' && variation.hasPreview) await settle({ status: 'rendering' });
  const { checks } = await storePicture(parts, job, variation, 'final', signal);
  await settle({ status: 'ready', checks });
}

/** Renders and stores one size of the picture; `variation` determines version and look. */
export async function storePicture(
  parts: JobsParts,
  job: JobRow,
  variation: VariationRow,
  size: RenderRequest['size'],
  signal?: AbortSignal,
): Promise<RenderedPicture> {
  const picture = await parts.generator.render(await renderRequest(parts, job, variation, size, 'jpeg'), signal);
  const files = variationFiles(variation);
  await parts.storage.put(size === 'preview' ? files.preview : files.final('jpeg'), picture.bytes);
  return picture;
}

/** The render request for one picture of a job. */
export async function renderRequest(
  parts: JobsParts,
  job: JobRow,
  variation: VariationRow,
  size: RenderRequest['size'],
  format: RenderRequest['format'],
): Promise<RenderRequest> {
  const { touchUp = 0, ...look } = lookOf(variation);
  const { language, texts: words } = jobInLanguage(job, variation);
  return {
    style: variation.style,
    products: await loadProducts(parts, job.id, variation.style, touchUp),
    language,
    description: job.description,
    category: job.category,
    words,
    ...look,
    isMarked: job.isSandbox,
    size,
    format,
  };
}
