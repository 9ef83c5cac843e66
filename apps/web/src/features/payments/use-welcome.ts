import type { CheckoutPlan } from '@vitrine/contract/prices';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { refreshUser } from './api/refresh-user.ts';
import { useMoneyWords } from './use-money-words.ts';

/** Shows the welcome after a payment and refreshes the user; if that fails, asks for a reload. */
export function useWelcome(): (plan: CheckoutPlan) => Promise<void> {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  return async (plan) => {
    const title = plan === 'one_time' ? t('checkout.thanks') : t('checkout.welcome', { plan: words.plan(plan) });
    try {
      await refreshUser();
      toast.success(title, { description: t('checkout.welcomeText') });
    } catch {
      toast.success(title, { description: t('checkout.refresh') });
    }
  };
}
