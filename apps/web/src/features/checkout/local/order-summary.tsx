import { useTranslation } from 'react-i18next';
import type { SandboxCheckout } from './sandbox-calls.ts';
import { useAmount } from './use-amount.ts';

/** Whom Paddle made up for a guest has no mailbox. */
const isMailbox = (email: string): boolean => email !== '' && !email.endsWith('@example.com');

/** What is bought, what it costs today and what later. */
export function OrderSummary({ checkout }: { checkout: SandboxCheckout }) {
  const { t } = useTranslation('checkout');
  const amount = useAmount();
  const { email, name, price_minor: priceMinor, total_minor: total, currency, recurring, trial_days: days } = checkout;
  const price = amount(priceMinor, currency);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <dt dir="auto">{name}</dt>
          <dd className="whitespace-nowrap tabular-nums">{recurring ? t('perMonth', { price }) : price}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-medium">{t('dueToday')}</dt>
          <dd className="font-display text-xl tabular-nums">{amount(total, currency)}</dd>
        </div>
      </dl>
      {days > 0 && <p className="text-sm text-muted">{t('trial', { count: days, price })}</p>}
      {isMailbox(email) && (
        <p className="text-sm text-muted">
          {t('receipt')}{' '}
          <bdi dir="ltr" className="break-all text-ink">
            {email}
          </bdi>
        </p>
      )}
    </div>
  );
}
