import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';

type Named = Pick<Job, 'product_description' | 'images'>;

/** Maximum characters of a name; a longer one is cut at a word. */
const MAX_NAME = 60;
/** End of a name: a line, a sentence, or a separator between a name and its details. A point in a number or a measure is none. */
const END = /[\n!?！？؟。;؛|]|\.(?=\s|$)|\s[-–—]\s|:\s|[,،、](?=\s|$)/u;

/** The name at the beginning of a description, short enough for a headline; empty if there is none. */
export function nameIn(description: string): string {
  const [name = ''] = description.trim().split(END);
  const clean = name.trim();
  const letters = Array.from(clean);
  if (letters.length <= MAX_NAME) return clean;
  const short = letters.slice(0, MAX_NAME).join('');
  const space = short.lastIndexOf(' ');
  return `${(space > MAX_NAME / 2 ? short.slice(0, space) : short).trim()}…`;
}

/** A set's name: from its description, else from its first photo. */
export function useSetName(): (job: Named) => string {
  const { t } = useTranslation('job');
  return (job) => nameIn(job.product_description ?? '') || job.images[0]?.filename || t('card.unnamed');
}
