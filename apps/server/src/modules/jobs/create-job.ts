import { createHash } from 'node:crypto';
import { AppError, type CreateJobBody, DEFAULT_STYLE_IDS, type InterfaceLocale } from '@vitrine/contract';
import { styles as catalogue } from '@vitrine/engine/catalogue';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { foldText } from '../../text/fold-text.ts';
import { reserveCredit } from '../credits/index.ts';
import type { PhotoRow } from '../photos/index.ts';
import { checkJobInput, findJobInput } from './check-job-input.ts';
import type { JobsParts } from './jobs-parts.ts';
import { firstLook } from './first-look.ts';
import { findJobByIdempotencyKey, insertJob, insertJobPhotos, type JobRow } from './jobs.repository.ts';
import { readPriority } from './read-priority.ts';
import { insertVariations } from './variations.repository.ts';

export interface JobRequest {
  userId: string;
  /** For error messages. */
  locale: InterfaceLocale;
  body: CreateJobBody;
  /** Same key, same job: a repeated request makes one job and costs one credit. */
  idempotencyKey: string | undefined;
  /** It is free, and its pictures are watermarked. */
  isSandbox?: boolean;
}

/**
 * Creates a job: reserves the credit, writes the job and its variations and enqueues the work, in one transaction.
 * @throws AppError invalid_input, no_product_found, insufficient_credits, email_unverified, idempotency_conflict
 */
export async function createJob({ db, queue }: JobsParts, request: JobRequest): Promise<JobRow> {
  const { userId, locale, body, idempotencyKey, isSandbox = false } = request;
  checkJobInput(body, locale);
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return db.transaction(async (tx) => {
    const before = idempotencyKey && (await findJobByIdempotencyKey(tx, userId, idempotencyKey));
    if (before) return sameJob(before, requestHash);
    const input = await findJobInput(tx, request, body);
    const job = await insertJob(tx, {
      ...jobOf(body, input.photos),
      id: newId(),
      userId,
      idempotencyKey,
      requestHash,
      isSandbox,
      ...(isSandbox && { creditState: 'none' as const }),
    });
    if (job === undefined) {
      const other = await findJobByIdempotencyKey(tx, userId, idempotencyKey ?? '');
      return sameJob(other, requestHash);
    }
    if (!isSandbox) await reserveCredit(tx, { userId, jobId: job.id, attempt: job.attempt });
    await insertParts(tx, job, body, input);
    const priority = await readPriority(tx, job);
    await queue.enqueue(tx, 'start-job', [{ jobId: job.id, attempt: job.attempt }], { priority });
    return job;
  });
}

const jobOf = (body: CreateJobBody, photos: PhotoRow[]) => ({
  language: body.language,
  description: body.product_description ?? '',
  category: body.category ?? null,
  texts: body.texts ?? {},
  searchText: foldText([body.product_description ?? '', ...photos.map(({ filename }) => filename)].join(' ')),
});

function sameJob(job: JobRow | undefined, requestHash: string): JobRow {
  if (job === undefined || job.requestHash !== requestHash) throw new AppError('idempotency_conflict');
  return job;
}

async function insertParts(
  tx: Db,
  job: JobRow,
  body: CreateJobBody,
  { photos, focus }: { photos: PhotoRow[]; focus: Set<string> },
): Promise<void> {
  await insertJobPhotos(
    tx,
    photos.map(({ id: photoId, cutoutRevision }, position) => ({
      jobId: job.id,
      photoId,
      position,
      focus: focus.has(photoId),
      cutoutRevision,
    })),
  );
  const sizes = new Map(catalogue.map((style) => [style.id, style]));
  await insertVariations(
    tx,
    (body.styles ?? DEFAULT_STYLE_IDS).map((style, position) => ({
      id: newId(),
      jobId: job.id,
      style,
      position,
      widthPx: sizes.get(style)?.width ?? 0,
      heightPx: sizes.get(style)?.height ?? 0,
      seed: position + 1,
      look: firstLook(style, position + 1, body.looks?.[style]),
    })),
  );
}
