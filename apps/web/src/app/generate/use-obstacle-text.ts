import { useTranslation } from 'react-i18next';
import type { Draft } from './use-draft.ts';

/** What stands in the way of a set, in a sentence. */
export function useObstacleText(): (obstacle: NonNullable<Draft['obstacle']>) => string {
  const { t } = useTranslation(['studio', 'generate']);
  return (obstacle) => (obstacle === 'words' ? t('generate:obstacle.words') : t(`studio:pay.obstacle.${obstacle}`));
}
