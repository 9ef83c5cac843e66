import type { PlanCatalogue } from '@vitrine/contract';
import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { FALLBACK_CURRENCY, ONE_TIME, PLANS, TRIAL_CREDITS, type PlanId } from '@vitrine/contract/prices';

/** What the shop shows of the catalogue; `refund_policy` is null while the server has not said which one holds. */
export type ShopCatalogue = Omit<PlanCatalogue, 'refund_policy'> & {
  refund_policy: PlanCatalogue['refund_policy'] | null;
};

const planOf = (id: PlanId, name: string) => {
  const { priceCents, creditsPerMonth, trialDays } = PLANS[id];
  return {
    name,
    price: priceCents / 100,
    credits_per_month: creditsPerMonth,
    description: '',
    trial_days: trialDays,
    trial_credits: trialDays > 0 ? TRIAL_CREDITS : 0,
    popular: id === 'pro',
  };
};

/** The prices of the specification, section 9: shown when the server gives none. */
export const FALLBACK_CATALOGUE: ShopCatalogue = {
  plans: {
    starter: planOf('starter', 'Starter'),
    pro: planOf('pro', 'Pro'),
    premium: planOf('premium', 'Premium'),
  },
  one_time: { price: ONE_TIME.priceCents / 100, credits: ONE_TIME.credits, variations: VARIATIONS_PER_JOB },
  currency: FALLBACK_CURRENCY,
  refund_policy: null,
};
