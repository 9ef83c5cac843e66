import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';

type Named = Pick<Job, 'product_description' | 'images'>;

/** What a set is called: the first line of its description, else its first photo. */
export function useSetName(): (job: Named) => string {
  const { t } = useTranslation('job');
  return (job) => job.product_description?.split('\n')[0] ?? job.images[0]?.filename ?? t('card.unnamed');
}
