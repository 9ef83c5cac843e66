import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CreditStanding } from '../../features/accounts/components/credit-standing.tsx';
import { useSubscription } from '../../features/payments/api/use-subscription.ts';
import { isRunning } from '../../features/payments/subscription-state.ts';
import { useMoneyWords } from '../../features/payments/use-money-words.ts';
import { ContactSupport } from '../../lib/content/contact-support.tsx';
import { supportPhone } from '../../lib/content/operator.ts';
import { Button } from '../../ui/button.tsx';

/** Credits, plan and its benefits; guests have no plan, so nothing is loaded. */
export function PlanSummary({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { data: subscription } = useSubscription();
  const words = useMoneyWords();
  const plan = subscription !== undefined && isRunning(subscription) ? subscription : null;
  return (
    <>
      <div className="grid gap-2">
        <CreditStanding />
        {/* Keeps the room of the line that comes. */}
        {subscription === undefined && !user.is_guest && <p className="min-h-lh" />}
        {plan && <p>{t('plan.on', { plan: words.plan(plan.plan) })}</p>}
        {subscription !== undefined && plan === null && !user.is_guest && <p>{t('plan.none')}</p>}
        {plan?.phone_support === true && supportPhone !== null && <p>{t('plan.phone')}</p>}
        <ContactSupport phone={plan?.phone_support === true} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/my-plan">{t('plan.toPlan')}</Link>
        </Button>
        <Button asChild look="quiet">
          <Link to="/subscription">{t('plan.toHistory')}</Link>
        </Button>
      </div>
    </>
  );
}
