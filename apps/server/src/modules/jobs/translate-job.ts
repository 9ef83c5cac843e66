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

/** The first version of a picture has no number yet. */
const FIRST = 0;

/**
 * Asks for the pictures of an ended job that carry words in a further language, for no credit. Those without any are the same in every
 * language. The same language again asks for what is missing or could not be made; the words stay those that were given first.
 * @throws AppError invalid_input, not_found, job_deleted, job_running, picture_not_ready without any picture, languages_used_up,
 * nothing_to_translate where no picture carries words
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

/** Writes down what is to be made. @returns the ids of those pictures */
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

/** The same picture in another language: words that were set by hand stay in their own. */
function translationOf(row: VariationRow, language: string, revision: number) {
  const { jobId, style, position, widthPx, heightPx, seed } = row;
  const look = { ...presentLook(row), texts: {} };
  const asked = { ...look, version: FIRST };
  return { id: newId(), jobId, style, position, language, widthPx, heightPx, seed, look, asked, revision };
}
