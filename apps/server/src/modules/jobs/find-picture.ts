import { type AloneKind, AppError, type InterfaceLocale, PREVIEW_SIDE_PX, type PresetId } from '@vitrine/contract';
import { styles } from '@vitrine/engine/catalogue';
import { translate } from '@vitrine/messages';
import type { Caller } from '../../ports/caller.ts';
import { choosePreset, exportVariation, previewExport, requireFit } from './export-variation.ts';
import { type PictureFormat, variationFiles } from './job-files.ts';
import { jobInLanguage } from './job-in-language.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJob, findJobPhotos, type JobRow, noteDownload } from './jobs.repository.ts';
import { makeOnce } from './make-once.ts';
import { ownJob } from './own-job.ts';
import { type NamedPicture, type NamedProduct, pictureName } from './picture-name.ts';
import { renderRequest } from './render-variation.ts';
import { findVariation, type VariationRow } from './variations.repository.ts';

export interface PictureFile {
  key: string;
  downloadName: string;
}

export interface PictureQuery {
  size: 'full' | 'preview';
  format: PictureFormat | undefined;
  /** If given: the picture in a channel's format; its preview shows that format, small. */
  preset: PresetId | undefined;
  /** If given: the product of the full picture without background. */
  alone?: AloneKind | undefined;
}

/** The caller and the requested picture. */
interface Asking {
  caller: Caller;
  locale: InterfaceLocale;
  variationId: string;
}

/**
 * The storage location of a picture. A final in another format is rendered again (the same pixels, not a second compression) and
 * stored, and so is a picture in a channel's format.
 * @throws AppError not_found, also when it belongs to someone else; job_deleted, picture_not_ready, unfit_for_preset, invalid_input, busy
 */
export async function findPicture(
  parts: JobsParts,
  { caller, locale, variationId }: Asking,
  query: PictureQuery,
): Promise<PictureFile> {
  const variation = await findVariation(parts.db, variationId);
  if (variation === undefined) throw new AppError('not_found');
  const job = ownJob(await findJob(parts.db, variation.jobId), caller.account);
  const [main] = await findJobPhotos(parts.db, [job.id]);
  const { description, language, texts } = jobInLanguage(job, variation);
  const named = { description, language, texts, filename: main?.photo.filename ?? '', style: variation.style };
  if (query.alone !== undefined)
    return findAlone(parts, { caller, locale }, job, variation, { ...named, ...query, alone: query.alone });
  if (query.preset === undefined && query.size === 'preview') return findPreview(variation, named);
  if (variation.status !== 'ready') throw new AppError('picture_not_ready');
  if (query.preset !== undefined && query.size === 'preview') {
    const { preset } = choosePreset(query.preset, undefined, locale);
    const key = await previewExport(parts, caller, { job, variation }, preset);
    return { key, downloadName: pictureName({ ...named, preset: preset.id, ...sizeOf(variation) }, 'jpeg') };
  }
  await noteDownload(parts.db, job.id);
  if (query.preset === undefined)
    return findFinal(parts, caller, job, variation, { ...named, format: query.format ?? 'jpeg' });
  const chosen = choosePreset(query.preset, query.format, locale);
  requireFit(chosen.preset, variation, locale);
  const { key, ...size } = await exportVariation(parts, caller, { job, variation }, chosen);
  return { key, downloadName: pictureName({ ...named, preset: query.preset, ...size }, chosen.format) };
}

const sizeOf = ({ widthPx: width, heightPx: height }: VariationRow) => ({ width, height });

type Named = NamedProduct & Pick<NamedPicture, 'style'>;

function findPreview(variation: VariationRow, named: Named): PictureFile {
  if (!variation.hasPreview) throw new AppError('picture_not_ready');
  const scale = Math.min(1, PREVIEW_SIDE_PX / Math.max(variation.widthPx, variation.heightPx));
  const width = Math.round(variation.widthPx * scale);
  const height = Math.round(variation.heightPx * scale);
  const downloadName = pictureName({ ...named, width, height }, 'jpeg');
  return { key: variationFiles(variation).preview, downloadName };
}

async function findFinal(
  parts: JobsParts,
  caller: Caller,
  job: JobRow,
  variation: VariationRow,
  { format, ...named }: Named & { format: PictureFormat },
): Promise<PictureFile> {
  const key = variationFiles(variation).final(format);
  if ((await parts.storage.head(key)) === null) {
    const read = () => renderRequest(parts, job, variation, 'final', format);
    await makeOnce(parts.storage, key, caller, async (waiting) => {
      const picture = await parts.exporter.renderAgain(waiting, read);
      await parts.storage.put(key, picture.bytes);
    });
  }
  return { key, downloadName: pictureName({ ...named, width: variation.widthPx, height: variation.heightPx }, format) };
}

const ALONE_NAMES: Record<AloneKind, string> = { bare: 'transparent', with_shadow: 'transparent_with_shadow' };

/** A product shown several times, in a print or in parts cannot be exported alone. */
const canBeAlone = ({ style }: VariationRow): boolean =>
  styles.some(({ id, freedom }) => id === style && freedom.moves);

async function findAlone(
  parts: JobsParts,
  { caller, locale }: Pick<Asking, 'caller' | 'locale'>,
  job: JobRow,
  variation: VariationRow,
  { alone, ...named }: Named & Pick<PictureQuery, 'format'> & { alone: AloneKind },
): Promise<PictureFile> {
  if (variation.status !== 'ready') throw new AppError('picture_not_ready');
  if (!canBeAlone(variation)) {
    const message = translate(locale, 'input.not_allowed');
    throw new AppError('invalid_input', { fields: [{ field: 'alone', message }] });
  }
  await noteDownload(parts.db, job.id);
  const format = named.format === 'webp' ? 'webp' : 'png';
  const key = variationFiles(variation).alone(alone, format);
  if ((await parts.storage.head(key)) === null) {
    const read = async () => ({ ...(await renderRequest(parts, job, variation, 'final', format)), alone });
    await makeOnce(parts.storage, key, caller, async (waiting) => {
      const picture = await parts.exporter.renderAgain(waiting, read);
      await parts.storage.put(key, picture.bytes);
    });
  }
  const size = { width: variation.widthPx, height: variation.heightPx };
  return { key, downloadName: pictureName({ ...named, ...size, preset: ALONE_NAMES[alone] }, format) };
}
