import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The catalogue could not be had: the usual prices stand, and it can be asked for again. */
export function PlansError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="danger" urgent title={t('shop.failed')} action={<Button onClick={onRetry}>{t('shop.retry')}</Button>}>
      {t('shop.usualPrices')}
    </Notice>
  );
}
