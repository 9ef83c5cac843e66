import {
  type InterfaceLocale,
  ONE_TIME,
  PLAN_IDS,
  type PlanCatalogue,
  type PlanId,
  PLANS,
  TRIAL_CREDITS,
  VARIATIONS_PER_JOB,
} from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { PaymentCallsParts } from './payments-parts.ts';
import { type Prices, readPrices } from './read-prices.ts';
import { toUnits } from './to-units.ts';

/** The offers with texts in `locale`; also if the provider does not answer. */
export async function listPlans(
  { paymentProvider, refundPolicy }: Pick<PaymentCallsParts, 'paymentProvider' | 'refundPolicy'>,
  locale: InterfaceLocale,
): Promise<PlanCatalogue> {
  const prices = await readPrices(paymentProvider);
  const { currency, offers } = prices;
  return {
    plans: Object.fromEntries(PLAN_IDS.map((plan) => [plan, present(plan, prices, locale)])) as PlanCatalogue['plans'],
    one_time: {
      price: toUnits(offers.one_time.amountMinor, currency),
      credits: ONE_TIME.credits,
      variations: VARIATIONS_PER_JOB,
    },
    currency,
    refund_policy: refundPolicy,
  };
}

function present(plan: PlanId, { currency, offers }: Prices, locale: InterfaceLocale): PlanCatalogue['plans'][PlanId] {
  const { amountMinor, trialDays } = offers[plan];
  return {
    name: translate(locale, `plans.${plan}.name`),
    price: toUnits(amountMinor, currency),
    credits_per_month: PLANS[plan].creditsPerMonth,
    description: translate(locale, `plans.${plan}.description`),
    trial_days: trialDays,
    trial_credits: trialDays > 0 ? TRIAL_CREDITS : 0,
    popular: plan === 'pro',
  };
}
