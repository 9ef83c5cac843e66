import { FAILURE_REASONS, type InterfaceLocale, type Job, MAX_SET_TOUCH_UPS, type Variation } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { Storage } from '../../ports/storage-port.ts';
import { type PhotoRow, presentPhoto } from '../photos/index.ts';
import { describePictures } from './alt-text.ts';
import { looksOf } from './first-look.ts';
import { changesLeft } from './changes-left.ts';
import { countProgress } from './count-progress.ts';
import { variationFiles } from './job-files.ts';
import { jobInLanguage } from './job-in-language.ts';
import { PURGE_AFTER_MS } from './purge-after.ts';
import type { JobRow } from './jobs.repository.ts';
import { readChecks } from './read-checks.ts';
import { standToTouchUp } from './stand-to-touch-up.ts';
import type { VariationRow } from './variations.repository.ts';

/** A job with its photos and variations. */
export interface WholeJob {
  job: JobRow;
  photos: PhotoRow[];
  /** Ids of its focus photos. */
  focus: string[];
  /** In the job's own language. */
  variations: VariationRow[];
  /** In additional languages. */
  translations: VariationRow[];
}

/** The public form of a job. */
export function presentJob(
  { job, photos, focus, variations, translations }: WholeJob,
  storage: Storage,
  locale: InterfaceLocale,
): Job {
  const reason = reasonOf(job);
  return {
    id: job.id,
    status: job.status,
    message: translate(locale, reason === null ? `job.status.${job.status}` : 'job.noProduct.title'),
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
    language: job.language,
    product_description: job.description === '' ? null : job.description,
    category: job.category,
    texts: job.texts,
    looks: looksOf(variations),
    progress: countProgress(variations),
    images: photos.map((row) => presentPhoto(row, storage, locale)),
    focus_images: focus,
    variations: presentVariations(job, variations, storage),
    languages: presentLanguages(job, translations, storage),
    sandbox: job.isSandbox,
    credit: { state: job.creditState },
    touch_up: { left: Math.max(0, MAX_SET_TOUCH_UPS - job.touchUps) },
    failed_because: reason,
    downloaded_at: job.downloadedAt?.toISOString() ?? null,
    deleted_at: job.deletedAt?.toISOString() ?? null,
    purge_at: job.deletedAt === null ? null : new Date(job.deletedAt.getTime() + PURGE_AFTER_MS).toISOString(),
  };
}

/** Other errors are for administrators: a seller could not act on them. */
const reasonOf = ({ status, failure }: JobRow): Job['failed_because'] =>
  status === 'failed' ? (FAILURE_REASONS.find((reason) => reason === failure) ?? null) : null;

/** The pictures in additional languages, by language. */
function presentLanguages(job: JobRow, rows: readonly VariationRow[], storage: Storage): Job['languages'] {
  return [...Map.groupBy(rows, ({ language }) => language ?? job.language)].map(([language, own]) => ({
    language,
    progress: countProgress(own),
    variations: presentVariations(job, own, storage),
  }));
}

/** The public form of a job's variations. */
export function presentVariations(job: JobRow, rows: readonly VariationRow[], storage: Storage): Variation[] {
  const describers = new Map<string | null, ReturnType<typeof describePictures>>();
  return rows.map((row) => {
    const describe = describers.get(row.language) ?? describePictures(jobInLanguage(job, row));
    describers.set(row.language, describe);
    return presentVariation(job, row, storage, describe);
  });
}

function presentVariation(
  job: JobRow,
  row: VariationRow,
  storage: Storage,
  describe: ReturnType<typeof describePictures>,
): Variation {
  const checks = readChecks(row);
  return {
    id: row.id,
    style: row.style,
    status: row.status,
    width: row.widthPx,
    height: row.heightPx,
    preview_url: row.hasPreview ? storage.signedUrl(variationFiles(row).preview) : null,
    checks,
    alt_text: describe({ style: row.style, checks }),
    change: {
      state: row.asked === null ? (row.changeFailed ? 'failed' : 'none') : 'running',
      left: changesLeft(job, row),
      can_undo: row.before !== null,
      touch_up: standToTouchUp(job, row),
    },
  };
}
