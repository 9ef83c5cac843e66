import { useTranslation } from 'react-i18next';
import type { Draft } from './use-draft.ts';

/** The obstacle to a set, in a sentence. */
export function useObstacleText(): (obstacle: NonNullable<Draft['obstacle']>) => string {
  const { t } = useTranslation(['studio', 'generate']);
  return (obstacle) => (obstacle === 'words' ? t('generate:obstacle.words') : t(`studio:pay.obstacle.${obstacle}`));
}
