import type { Job, Variation } from '@vitrine/contract';

export const isEnded = (job: Pick<Job, 'status'>): boolean => job.status !== 'queued' && job.status !== 'generating';

/** Whether a new version of one of its pictures, or a picture in another language, is being made. */
export const isChanging = ({ variations, languages }: Pick<Job, 'variations' | 'languages'>): boolean =>
  [...variations, ...languages.flatMap((one) => one.variations)].some(({ change }) => change.state === 'running');

/** The job in one of its languages: pictures with words in it, and the others unchanged. */
export function inLanguage(job: Job, language: string | null): Job {
  const further = job.languages.find((one) => one.language === language);
  if (further === undefined) return job;
  const translated = new Map(further.variations.map((one) => [one.style, one]));
  return {
    ...job,
    language: further.language,
    variations: job.variations.map((one) => translated.get(one.style) ?? one),
  };
}

/** Counted on the variations, which arrive one by one and before the job's own count. */
export function countFrames(job: Pick<Job, 'variations'>) {
  const count = (status: Variation['status']) => job.variations.filter((one) => one.status === status).length;
  const inView = job.variations.filter((one) => one.preview_url !== null).length;
  return { ready: count('ready'), failed: count('failed'), inView, total: job.variations.length };
}

/** The job with one of its variations, in any language, updated from the server. */
export function withVariation(job: Job, variation: Variation): Job {
  const taken = (list: readonly Variation[]) => list.map((one) => (one.id === variation.id ? variation : one));
  const languages = job.languages.map((one) => ({ ...one, variations: taken(one.variations) }));
  return { ...job, variations: taken(job.variations), languages };
}

/** Whole seconds from the start to the end, or to `now` while it runs. */
export function elapsedSeconds(job: Pick<Job, 'created_at' | 'finished_at'>, now: number): number {
  const end = job.finished_at === null ? now : Date.parse(job.finished_at);
  return Math.max(0, Math.floor((end - Date.parse(job.created_at)) / 1000));
}

/** `75` → `1:15`, `3700` → `1:01:40`. */
export function clockTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
