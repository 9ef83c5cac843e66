import type { Subscription } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSubscription } from '../api/use-subscription.ts';
import { standingOf } from '../subscription-state.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { useStandingText } from '../use-standing-text.ts';
import { PortalButton } from './portal-button.tsx';

const LOW = 1;

interface Credits {
  balance: number;
  pending: number;
  /** Whether to warn that credits run out; not where the page does so itself. */
  saysLow: boolean;
}

/** The plan's name and, if it ends or is overdue, its state. */
function usePlanLine(subscription: Subscription | null): string {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  if (!subscription) return t('summary.none');
  const standing = standingOf(subscription);
  const name = words.plan(subscription.plan);
  if (standing === 'ending' || standing === 'trialEnding')
    return `${name} · ${t('manage.state.ending')}, ${t('summary.until', { date: words.day(subscription.ends_at ?? '') })}`;
  if (standing === 'trialing' && subscription.trial_ends_at !== null)
    return `${name} · ${t('manage.state.trialing')}, ${t('summary.until', { date: words.day(subscription.trial_ends_at) })}`;
  return `${name} · ${t(`manage.state.${subscription.status}`)}`;
}

/** One line of the dashboard: the plan, and links to plans and payments. */
function Line({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('payments');
  const line = usePlanLine(subscription);
  return (
    <div className="flex flex-wrap items-center gap-x-6 border-y border-line">
      <p className="flex-1 basis-60 py-3">{line}</p>
      <Button asChild look="quiet" className="px-0 font-normal underline">
        <Link to="/my-plan">{t('nav.plan')}</Link>
      </Button>
      <Button asChild look="quiet" className="px-0 font-normal underline">
        <Link to="/subscription">{t('nav.manage')}</Link>
      </Button>
    </div>
  );
}

/** Payment alerts on the dashboard: a failed payment, or few credits. */
function Alarm({ subscription, balance, pending, saysLow }: Credits & { subscription: Subscription | null }) {
  const { t } = useTranslation('payments');
  const text = useStandingText(subscription);
  if (standingOf(subscription) === 'pastDue')
    return <Notice tone="danger" title={text} action={<PortalButton label={t('standing.updateCard')} />} />;
  if (!saysLow || balance > LOW || pending > 0) return null;
  return (
    <Notice
      tone="plain"
      title={t('summary.lowTitle', { count: balance })}
      action={
        <Button asChild>
          <Link to="/my-plan">{t('summary.buy')}</Link>
        </Button>
      }
    >
      {t('summary.lowText')}
    </Notice>
  );
}

/** Plan and credits in short, for the dashboard. Hides the plan while it is loading. */
export function PlanSummary(credits: Credits) {
  const { t } = useTranslation('payments');
  const { data: subscription } = useSubscription();
  return (
    <section aria-label={t('summary.label')} className="grid min-h-12 gap-6">
      {subscription !== undefined && <Alarm subscription={subscription} {...credits} />}
      {subscription !== undefined && <Line subscription={subscription} />}
    </section>
  );
}
