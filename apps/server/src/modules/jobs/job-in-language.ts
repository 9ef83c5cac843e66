import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** A job as seen by one of its pictures: with the picture's language and the seller's words in it. */
export const jobInLanguage = (job: JobRow, { language }: Pick<VariationRow, 'language'>): JobRow =>
  language === null ? job : { ...job, language, texts: job.languageTexts[language] ?? {} };
