import type { CheckoutPlan, PlanId } from '@vitrine/contract/prices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format-price.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { formatDay } from './format-money.ts';

/** Prices, days, credits and names of plans in the reader's language. */
export function useMoneyWords() {
  const { t } = useTranslation('payments');
  const { locale } = useLanguage();
  return useMemo(
    () => ({
      price: (amount: number, currency: string) => formatPrice(locale, amount, currency),
      day: (iso: string) => formatDay(locale, iso),
      credits: (count: number) => t('credits', { count }),
      plan: (id: PlanId) => t(`plan.${id}.name`),
      item: (id: CheckoutPlan) =>
        id === 'one_time' ? t('item.one_time') : t('item.plan', { plan: t(`plan.${id}.name`) }),
    }),
    [t, locale],
  );
}
