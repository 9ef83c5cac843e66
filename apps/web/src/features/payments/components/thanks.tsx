import type { Checkout } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useFreeUntil } from '../api/use-paid-plan.ts';
import { useMoneyWords } from '../use-money-words.ts';

interface Props {
  checkout: Checkout;
  /** Undefined while loading: its line keeps its height. */
  balance: number | undefined;
  guest: boolean;
}

/** What the purchase granted, and where its receipt is. */
export function Thanks({ checkout, balance, guest }: Props) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const freeUntil = useFreeUntil(checkout);
  return (
    <div className="grid max-w-prose gap-1 text-lg text-muted" aria-live="polite">
      {balance === undefined && <p className="min-h-[2lh] sm:min-h-lh" />}
      {checkout.credits > 0 && balance !== undefined && (
        <p className="text-ink">
          {t('thanks.added', { credits: words.credits(checkout.credits), balance: words.credits(balance) })}
        </p>
      )}
      {freeUntil === null ? (
        <p>{t(guest ? 'thanks.receiptGuest' : 'thanks.receipt')}</p>
      ) : (
        <p>{t('thanks.trial', { date: words.day(freeUntil) })}</p>
      )}
    </div>
  );
}
