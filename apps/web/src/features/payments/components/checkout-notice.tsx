import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { NotBought } from '../api/use-buy.ts';

/** Why nothing was bought, said once beside what was to be bought. */
export function CheckoutNotice({ notBought }: { notBought: NotBought | null }) {
  const { t } = useTranslation('payments');
  const say = useErrorText();
  if (notBought === null) return null;
  const once = notBought.plan === 'one_time';
  if (notBought.kind === 'closed')
    return (
      <output className="block">
        <Notice title={t('checkout.closed')} />
      </output>
    );
  if (notBought.kind === 'failed')
    return <Notice tone="danger" urgent title={t(once ? 'checkout.errorOnce' : 'checkout.error')} />;
  const reason = say(notBought.error.cause);
  return <Notice tone="danger" urgent title={once ? reason : t('checkout.createFailed', { reason })} />;
}
