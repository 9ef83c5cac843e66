import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** A job as one of its pictures speaks: in the picture's language and with the seller's words in it. */
export const jobInLanguage = (job: JobRow, { language }: Pick<VariationRow, 'language'>): JobRow =>
  language === null ? job : { ...job, language, texts: job.languageTexts[language] ?? {} };
