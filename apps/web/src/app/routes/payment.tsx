import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { usePlans } from '../../features/payments/api/use-plans.ts';
import { OneSetOffer } from '../../features/payments/components/one-set-offer.tsx';
import { PlansError } from '../../features/payments/components/plans-error.tsx';
import { wantedPath } from '../../lib/session/login-address.ts';
import { Button } from '../../ui/button.tsx';
import { useBuying } from '../payments/use-buying.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** Buying one set; `?next=/generate` returns to the draft. */
export default function Payment() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const next = wantedPath(search);
  const { data: user } = useUser();
  const { catalogue, error, isPending, refetch } = usePlans();
  const buying = useBuying(next);
  return (
    <div className="page-width grid max-w-5xl gap-10 py-10 md:py-14">
      <PageTitle title={t('once.title')} />
      <div className="grid justify-items-start gap-3">
        <h1 className="headline text-4xl md:text-5xl">{t('once.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('once.lead', { count: VARIATIONS_PER_JOB })}</p>
        {next !== null && <p className="text-muted">{t('once.draft')}</p>}
        {next !== null && (
          <Button asChild look="quiet" className="px-0 font-normal underline">
            <Link to={next}>{t('once.back')}</Link>
          </Button>
        )}
      </div>
      {error && <PlansError onRetry={() => void refetch()} />}
      <OneSetOffer {...{ catalogue, buying }} loading={isPending} plans={user?.is_guest !== true} />
    </div>
  );
}
