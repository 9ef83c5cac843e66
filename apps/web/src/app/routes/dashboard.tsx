import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CreditStanding } from '../../features/accounts/components/credit-standing.tsx';
import { VerificationPrompt } from '../../features/accounts/components/verification-prompt.tsx';
import { useRecentJobs } from '../../features/jobs/api/use-jobs.ts';
import { JobList } from '../../features/jobs/components/job-list.tsx';
import { ListError, ListLoading, NoJobs } from '../../features/jobs/components/list-notices.tsx';
import { PlanSummary } from '../../features/payments/components/plan-summary.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../shell/page-title.tsx';

const SHOWN = 6;

function RecentSets() {
  const { t } = useTranslation('studio');
  const { data, error, isPending, refetch } = useRecentJobs(SHOWN);
  return (
    <section aria-labelledby="recent" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="recent" className="headline text-2xl">
          {t('dashboard.recent')}
        </h2>
        {data && data.items.length > 0 && (
          <Button asChild look="quiet" className="px-0">
            <Link to="/my-images">{t('dashboard.all')}</Link>
          </Button>
        )}
      </div>
      {isPending && <ListLoading />}
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NoJobs />}
      {data && data.items.length > 0 && <JobList jobs={data.items} label={t('dashboard.recent')} />}
    </section>
  );
}

export default function Dashboard() {
  const { t } = useTranslation('studio');
  const { data: user } = useUser();
  return (
    <div className="page-width grid gap-12 py-10 md:gap-16 md:py-14">
      <PageTitle title={t('dashboard.title')} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="grid gap-4">
          <h1 className="headline text-4xl md:text-5xl">{t('dashboard.title')}</h1>
          <CreditStanding />
        </div>
        <Button asChild look="next" size="large" className="max-sm:w-full">
          <Link to="/generate">{t('dashboard.new')}</Link>
        </Button>
      </div>
      <VerificationPrompt />
      {user && <PlanSummary balance={user.credits_balance} pending={user.pending_credits} />}
      <RecentSets />
    </div>
  );
}
