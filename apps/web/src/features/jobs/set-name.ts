import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';

type Named = Pick<Job, 'product_description' | 'images'>;

/** Characters of a name at most; a longer one ends at a word. */
const MAX_NAME = 60;
/** What ends a name: a line, a sentence, a mark between a name and what is said of it. A point in a number or a measure does not. */
const END = /[\n!?！？؟。;؛|]|\.(?=\s|$)|\s[-–—]\s|:\s|[,،、](?=\s|$)/u;

/** The name that a description opens with, short enough for a headline; empty where it says nothing. */
export function nameIn(description: string): string {
  const [name = ''] = description.trim().split(END);
  const clean = name.trim();
  const letters = Array.from(clean);
  if (letters.length <= MAX_NAME) return clean;
  const short = letters.slice(0, MAX_NAME).join('');
  const space = short.lastIndexOf(' ');
  return `${(space > MAX_NAME / 2 ? short.slice(0, space) : short).trim()}…`;
}

/** What a set is called: by its description, else its first photo. */
export function useSetName(): (job: Named) => string {
  const { t } = useTranslation('job');
  return (job) => nameIn(job.product_description ?? '') || job.images[0]?.filename || t('card.unnamed');
}
