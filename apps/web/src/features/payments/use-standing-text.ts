import type { Subscription } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { standingOf } from './subscription-state.ts';
import { useMoneyWords } from './use-money-words.ts';

/** State of a subscription, in one sentence. */
export function useStandingText(subscription: Subscription | null): string {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const standing = standingOf(subscription);
  if (!subscription || standing === 'none') return t('standing.none');
  const date = subscription.ends_at ?? subscription.trial_ends_at ?? subscription.next_payment_at;
  return t(`standing.${standing}`, {
    plan: words.plan(subscription.plan),
    next: words.plan(subscription.next_plan ?? subscription.plan),
    price: words.price(subscription.price, subscription.currency),
    credits: words.credits(subscription.credits_per_month),
    date: date === null ? '' : words.day(date),
  });
}
