import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CreditStanding } from '../../features/accounts/components/credit-standing.tsx';
import { VerificationPrompt } from '../../features/accounts/components/verification-prompt.tsx';
import { useRecentJobs } from '../../features/jobs/api/use-jobs.ts';
import { JobList } from '../../features/jobs/components/job-list.tsx';
import { ListError, ListLoading } from '../../features/jobs/components/list-notices.tsx';
import { PlanSummary } from '../../features/payments/components/plan-summary.tsx';
import { useDraftPhotos } from '../../features/photos/api/use-draft-photos.ts';
import { Button } from '../../ui/button.tsx';
import { decideNextStep } from '../dashboard/decide-next-step.ts';
import { NextStep } from '../dashboard/next-step.tsx';
import { StepLoading } from '../dashboard/step-frame.tsx';
import { PageTitle } from '../shell/page-title.tsx';

const SHOWN = 6;
/** Steps that already offer a new set. */
const MAKING = new Set(['first', 'another', 'draft', 'touchUp']);

function RecentSets({ recent: { data, error, isPending, refetch } }: { recent: ReturnType<typeof useRecentJobs> }) {
  const { t } = useTranslation('studio');
  if (data?.items.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid gap-6">
      <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-4">
        <h2 id="recent" className="headline text-2xl">
          {t('dashboard.recent')}
        </h2>
        {data && (
          <Button asChild look="quiet" className="px-0 underline">
            <Link to="/my-images">{t('dashboard.all')}</Link>
          </Button>
        )}
      </div>
      {isPending && <ListLoading />}
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data && <JobList jobs={data.items} label={t('dashboard.recent')} />}
    </section>
  );
}

/** The next step; null until it is known. */
function useNextStep(recent: ReturnType<typeof useRecentJobs>) {
  const { data: user } = useUser();
  const draft = useDraftPhotos();
  return user && recent.data ? decideNextStep({ user, jobs: recent.data.items, draft }) : null;
}

export default function Dashboard() {
  const { t } = useTranslation(['studio', 'sets']);
  const { data: user, error } = useUser();
  const recent = useRecentJobs(SHOWN);
  const step = useNextStep(recent);
  const unknown = Boolean(error ?? recent.error);
  return (
    <div className="page-width grid gap-12 py-10 md:gap-14 md:py-14">
      <PageTitle title={t('studio:dashboard.title')} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="grid gap-4">
          <h1 className="headline text-4xl md:text-5xl">{t('studio:dashboard.title')}</h1>
          <CreditStanding />
        </div>
        {(unknown || (step !== null && !MAKING.has(step.kind))) && (
          <Button asChild size="large" className="max-sm:hidden">
            <Link to="/generate">{t('sets:next.newSet')}</Link>
          </Button>
        )}
      </div>
      {step !== null ? <NextStep step={step} /> : !unknown && <StepLoading />}
      {step?.kind !== 'verify' && <VerificationPrompt />}
      {user && (
        <PlanSummary
          balance={user.credits_balance}
          pending={user.pending_credits}
          saysLow={step?.kind !== 'credits' && step?.kind !== 'guest'}
        />
      )}
      <RecentSets recent={recent} />
    </div>
  );
}
