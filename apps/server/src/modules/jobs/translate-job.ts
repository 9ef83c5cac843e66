import { AppError, type InterfaceLocale, MAX_SET_LANGUAGES, type TranslateJobBody } from '@vitrine/contract';
import { stylesWithWords } from '@vitrine/engine/catalogue';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { checkTranslation } from './check-job-input.ts';
import type { JobsParts } from './jobs-parts.ts';
import { type JobRow, lockJob, updateJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { readChecks } from './read-checks.ts';
import { readPriority } from './read-priority.ts';
import { TOUCH_UP_PRIORITY } from './touch-up-priority.ts';
import {
  findTranslations,
  findVariations,
  insertVariations,
  presentLook,
  updateVariation,
  type VariationRow,
} from './variations.repository.ts';

interface Asked {
  userId: string;
  locale: InterfaceLocale;
  jobId: string;
  body: TranslateJobBody;
}

/** The first version of a picture has number 0. */
const FIRST = 0;

/**
 * Requests the pictures with words of an ended job in an additional language, for free. Pictures without words are the same in
 * every language. Repeating a language requests what is missing or failed; the words given first stay.
 * @throws AppError invalid_input, not_found, job_deleted, job_running, picture_not_ready without any picture, languages_used_up,
 * nothing_to_translate if no picture has words
 */
export async function translateJob(
  { db, queue, changes }: Pick<JobsParts, 'db' | 'queue' | 'changes'>,
  { userId, locale, jobId, body: { language, texts = {} } }: Asked,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = ownJob(await lockJob(tx, jobId), userId);
    checkTranslation({ language, texts }, job, locale);
    if (job.status === 'queued' || job.status === 'generating') throw new AppError('job_running');
    const languageTexts = { ...job.languageTexts, [language]: job.languageTexts[language] ?? texts };
    if (Object.keys(languageTexts).length > MAX_SET_LANGUAGES) throw new AppError('languages_used_up');
    const missing = await ask(tx, { ...job, languageTexts }, language);
    if (missing.length === 0) return;
    const tasks = missing.map((variationId) => ({ variationId, version: FIRST }));
    await queue.enqueue(tx, 'change-picture', tasks, {
      priority: TOUCH_UP_PRIORITY + (await readPriority(tx, job)),
    });
    await changes.announce(tx, jobId);
  });
}

/** Inserts the pictures to be made. @returns their ids */
async function ask(tx: Db, job: JobRow, language: string): Promise<string[]> {
  const ready = (await findVariations(tx, [job.id])).filter(({ status }) => status === 'ready');
  if (ready.length === 0) throw new AppError('picture_not_ready');
  const wordy = stylesWithWords({ ...job, language, words: job.languageTexts[language] });
  const wanted = ready.filter((row) => wordy.has(row.style) || (readChecks(row)?.texts.length ?? 0) > 0);
  if (wanted.length === 0) throw new AppError('nothing_to_translate');
  const there = (await findTranslations(tx, [job.id])).filter((row) => row.language === language);
  const fresh = wanted.filter(({ style }) => !there.some((row) => row.style === style));
  const failed = there.filter(({ status }) => status === 'failed');
  if (fresh.length + failed.length === 0) return [];
  const { revision } = await updateJob(tx, job.id, { languageTexts: job.languageTexts });
  const rows = fresh.map((row) => translationOf(row, language, revision));
  if (rows.length > 0) await insertVariations(tx, rows);
  for (const { id, look } of failed)
    await updateVariation(tx, id, { status: 'waiting', asked: look && { ...look, version: FIRST }, revision });
  return [...rows, ...failed].map(({ id }) => id);
}

/** The same picture in another language: words set by hand stay as they are. */
function translationOf(row: VariationRow, language: string, revision: number) {
  const { jobId, style, position, widthPx, heightPx, seed } = row;
  const look = { ...presentLook(row), texts: {} };
  const asked = { ...look, version: FIRST };
  return { id: newId(), jobId, style, position, language, widthPx, heightPx, seed, look, asked, revision };
}
