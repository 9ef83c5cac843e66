import { PLAN_IDS, type PlanId } from '@vitrine/contract/prices';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CreditStanding } from '../../features/accounts/components/credit-standing.tsx';
import { useHadPlan } from '../../features/payments/api/use-history.ts';
import { usePlans } from '../../features/payments/api/use-plans.ts';
import { useSubscription } from '../../features/payments/api/use-subscription.ts';
import { CheckoutNotice } from '../../features/payments/components/checkout-notice.tsx';
import { OneSetRow } from '../../features/payments/components/one-set-row.tsx';
import { PlanList } from '../../features/payments/components/plan-list.tsx';
import { GuestStanding, PlanStanding, StandingError } from '../../features/payments/components/plan-standing.tsx';
import { PlansError } from '../../features/payments/components/plans-error.tsx';
import { ShopNotes } from '../../features/payments/components/shop-notes.tsx';
import { wantedPath } from '../../lib/session/login-address.ts';
import { useBuying } from '../payments/use-buying.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** `/my-plan?buy=starter`: the plan chosen earlier, until its checkout has opened. */
function useWantedPlan() {
  const [search, setSearch] = useSearchParams();
  const wanted = PLAN_IDS.find((id) => id === search.get('buy')) ?? null;
  const onWanted = () =>
    setSearch(
      (given) => {
        given.delete('buy');
        return given;
      },
      { replace: true },
    );
  return { wanted, onWanted };
}

/** The sign-up page, which returns here with the chosen plan. */
const accountAddress = (wanted: PlanId | null): string =>
  `/signup?next=${encodeURIComponent(wanted === null ? '/my-plan' : `/my-plan?buy=${wanted}`)}`;

function Standing({ guest }: { guest: boolean }) {
  const { t } = useTranslation('payments');
  const { data, error, refetch } = useSubscription();
  const { wanted } = useWantedPlan();
  if (guest) return <GuestStanding accountAddress={accountAddress(wanted)} />;
  if (data !== undefined) return <PlanStanding subscription={data} />;
  if (error) return <StandingError error={error} onRetry={() => void refetch()} />;
  return <p className="animate-[breathe_1.6s_infinite] text-lg text-muted">{t('shop.loading')}</p>;
}

function Intro({ guest }: { guest: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <div className="grid gap-5">
      <h1 className="headline text-4xl md:text-5xl">{t('shop.title')}</h1>
      <div className="grid gap-1">
        <CreditStanding />
        <Standing guest={guest} />
      </div>
    </div>
  );
}

/** The shop: the current plan, and all alternatives. */
export default function MyPlan() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const { data: user } = useUser();
  const { data: subscription, isPending: standingIsPending } = useSubscription();
  const { catalogue, error, isPending, refetch } = usePlans();
  const buying = useBuying(wantedPath(search));
  const hadPlan = useHadPlan();
  const wish = useWantedPlan();
  const guest = user?.is_guest === true;
  return (
    <div className="page-width grid gap-12 py-10 md:py-14">
      <PageTitle title={t('shop.title')} />
      <Intro guest={guest} />
      {guest && <OneSetRow {...{ catalogue, buying }} loading={isPending} next />}
      {/* Rendered once the content above has its final height, to avoid a layout shift. */}
      <section
        aria-labelledby="plans"
        className={`grid gap-6 lg:gap-10 ${standingIsPending && !guest ? 'invisible' : ''}`}
      >
        <h2 id="plans" className="sr-only">
          {t('shop.plans')}
        </h2>
        {error && <PlansError onRetry={() => void refetch()} />}
        <CheckoutNotice notBought={buying.notBought} />
        <PlanList
          {...{ catalogue, buying, ...wish }}
          loading={isPending}
          subscription={subscription ?? null}
          open={!guest && subscription !== undefined}
          trial={!hadPlan}
        />
      </section>
      <div>
        {!guest && <OneSetRow {...{ catalogue, buying }} loading={isPending} next={false} />}
        <ShopNotes catalogue={catalogue} />
      </div>
    </div>
  );
}
