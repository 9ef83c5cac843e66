import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CreditStanding } from '../../features/accounts/components/credit-standing.tsx';
import { useCreditLines, usePayments } from '../../features/payments/api/use-history.ts';
import { useSubscription } from '../../features/payments/api/use-subscription.ts';
import { CreditLedger } from '../../features/payments/components/credit-ledger.tsx';
import { PaymentList } from '../../features/payments/components/payment-list.tsx';
import { PlanDetails } from '../../features/payments/components/plan-details.tsx';
import { PlanStanding, StandingError } from '../../features/payments/components/plan-standing.tsx';
import { ContactSupport } from '../../lib/content/contact-support.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../shell/page-title.tsx';

function Plan() {
  const { t } = useTranslation('payments');
  const { data: subscription, error, refetch } = useSubscription();
  if (error && subscription === undefined) return <StandingError error={error} onRetry={() => void refetch()} />;
  if (subscription === undefined)
    return <output className="animate-[breathe_1.6s_infinite] text-muted">{t('shop.loading')}</output>;
  if (subscription === null)
    return (
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-line py-6">
        <p className="flex-1 basis-40">{t('manage.noPlan')}</p>
        <Button asChild>
          <Link to="/my-plan">{t('manage.seePlans')}</Link>
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6">
      <PlanStanding subscription={subscription} managed />
      <PlanDetails subscription={subscription} />
    </div>
  );
}

/** Subscription management: the plan, payments, and the credit history. */
export default function SubscriptionPage() {
  const { t } = useTranslation('payments');
  const { data: user } = useUser();
  const { data: subscription, isPending: planIsPending } = useSubscription();
  const { isPending: paymentsArePending } = usePayments();
  useCreditLines();
  return (
    <div className="page-width grid max-w-5xl gap-14 py-10 md:py-14 print:gap-6 print:py-0">
      <PageTitle title={t('manage.title')} />
      <div className="grid gap-3">
        <h1 className="headline text-4xl md:text-5xl">{t('manage.title')}</h1>
        <div className="print:hidden">
          <p className="text-lg text-muted">{t('manage.lead')}</p>
          <CreditStanding />
        </div>
        <div className="text-muted print:hidden">
          <ContactSupport phone={subscription?.phone_support === true} />
        </div>
        {user?.email && <p className="hidden print:block">{user.email}</p>}
      </div>
      <section aria-label={t('manage.plan')} className="print:hidden">
        <Plan />
      </section>
      {/* Rendered once the content above has its final height, to avoid a layout shift. */}
      {!planIsPending && <PaymentList />}
      {!planIsPending && !paymentsArePending && (
        <div className="print:hidden">
          <CreditLedger />
        </div>
      )}
    </div>
  );
}
