import type { Subscription } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { supportPhone } from '../../../lib/content/operator.ts';
import { Button } from '../../../ui/button.tsx';
import { isRunning, standingOf } from '../subscription-state.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { PortalButton } from './portal-button.tsx';

/** The terms of a subscription as pairs of a word and its value. */
function useTerms(subscription: Subscription): [term: string, value: string][] {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { ends_at: endsAt, next_payment_at: nextAt, trial_ends_at: trialEndsAt } = subscription;
  const standing = standingOf(subscription);
  const state = standing === 'ending' || standing === 'trialEnding' ? 'ending' : subscription.status;
  const price = words.price(subscription.price, subscription.currency);
  const extras = [
    ...(subscription.priority ? [t('plan.priority')] : []),
    ...(subscription.api_access ? [t('plan.api')] : []),
    ...(subscription.phone_support && supportPhone !== null ? [t('plan.phone')] : []),
  ];
  const none = t('manage.nextNone');
  return [
    [t('manage.plan'), words.plan(subscription.plan)],
    [t('manage.status'), t(`manage.state.${state}`)],
    [t('manage.price'), t('manage.priceMonth', { price })],
    [t('manage.credits'), t('plan.credits', { count: subscription.credits_per_month })],
    [t('manage.since'), words.day(subscription.started_at)],
    ...(trialEndsAt === null ? [] : [[t('manage.trialEnds'), words.day(trialEndsAt)] satisfies [string, string]]),
    [
      t('manage.next'),
      nextAt === null || endsAt !== null ? none : t('manage.nextOn', { price, date: words.day(nextAt) }),
    ],
    ...(endsAt === null ? [] : [[t('manage.runsUntil'), words.day(endsAt)] satisfies [string, string]]),
    ...(subscription.next_plan === null
      ? []
      : [[t('manage.then'), words.plan(subscription.next_plan)] satisfies [string, string]]),
    ...(extras.length === 0 ? [] : [[t('manage.extras'), extras.join(' · ')] satisfies [string, string]]),
  ];
}

function Actions({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('payments');
  const standing = standingOf(subscription);
  const changeable = standing === 'active' || standing === 'trialing' || standing === 'changing';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {(changeable || !isRunning(subscription)) && (
        <Button asChild>
          <Link to="/my-plan">{t(changeable ? 'manage.changePlan' : 'manage.seePlans')}</Link>
        </Button>
      )}
      <PortalButton label={t('manage.portal')} />
      {isRunning(subscription) && subscription.ends_at === null && <CancelPlan subscription={subscription} />}
    </div>
  );
}

/** A subscription with all its terms, and what can be done with it. */
export function PlanDetails({ subscription }: { subscription: Subscription }) {
  const terms = useTerms(subscription);
  return (
    <div className="grid gap-6">
      <dl className="grid border-b border-line md:grid-cols-2 md:gap-x-16">
        {terms.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-6 border-t border-line py-3">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions subscription={subscription} />
    </div>
  );
}
