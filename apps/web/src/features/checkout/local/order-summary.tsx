import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SandboxCheckout } from './sandbox-calls.ts';
import { useAmount } from './use-amount.ts';

/** A guest's placeholder address has no mailbox. */
const isMailbox = (email: string): boolean => email !== '' && !email.endsWith('@example.com');

function Row({ strong, label, value }: { strong: boolean; label: ReactNode; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 not-first:border-t not-first:border-line not-first:pt-2">
      <dt className={strong ? 'font-medium' : undefined}>{label}</dt>
      <dd className={`whitespace-nowrap tabular-nums ${strong ? 'font-display text-xl' : ''}`}>{value}</dd>
    </div>
  );
}

/** The purchase, its price today and later. */
export function OrderSummary({ checkout }: { checkout: SandboxCheckout }) {
  const { t } = useTranslation('checkout');
  const amount = useAmount();
  const { email, price_minor: priceMinor, total_minor: total, currency, recurring, trial_days: days } = checkout;
  const name = recurring ? <bdi>{checkout.name}</bdi> : t('oneSet');
  const price = amount(priceMinor, currency);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        <Row strong={!recurring} label={name} value={recurring ? t('perMonth', { price }) : price} />
        {recurring && <Row strong label={t('dueToday')} value={amount(total, currency)} />}
      </dl>
      {days > 0 && <p className="text-sm text-muted">{t('trial', { count: days, price })}</p>}
      {isMailbox(email) && (
        <p className="text-sm text-muted">
          {t('receipt')}{' '}
          <bdi dir="ltr" className="[overflow-wrap:anywhere] text-ink">
            {email}
          </bdi>
        </p>
      )}
    </div>
  );
}
