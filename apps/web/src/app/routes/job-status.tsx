import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useJob } from '../../features/jobs/api/use-job.ts';
import { CancelJob } from '../../features/jobs/components/cancel-job.tsx';
import { ContactSheet } from '../../features/jobs/components/contact-sheet.tsx';
import { JobHeader } from '../../features/jobs/components/job-header.tsx';
import { JobOutcome } from '../../features/jobs/components/job-outcome.tsx';
import { SetDownload } from '../../features/jobs/components/set-download.tsx';
import { countFrames, isEnded } from '../../features/jobs/job-progress.ts';
import { ProblemError } from '../../lib/api/problem.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { theme: 'studio' };

function Unavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('job');
  const say = useErrorText();
  const missing = error instanceof ProblemError && error.status < 500;
  return (
    <MessagePage
      title={t(missing ? 'missing.title' : 'status.failed')}
      action={
        missing ? (
          <Button asChild look="next">
            <Link to="/my-images">{t('missing.action')}</Link>
          </Button>
        ) : (
          <Button look="next" onClick={onRetry}>
            {t('missing.retry')}
          </Button>
        )
      }
    >
      {say(error)}
    </MessagePage>
  );
}

export default function JobStatus() {
  const { t } = useTranslation('job');
  const { jobId = '' } = useParams();
  const { data: job, error, refetch } = useJob(jobId);
  const title = <PageTitle title={t('title')} />;
  if (!job)
    return (
      <>
        {title}
        {error ? (
          <Unavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <MessagePage title={t('status.loading')} />
        )}
      </>
    );
  const { ready, failed } = countFrames(job);
  return (
    <div className="page-width grid gap-8 py-8 md:py-12">
      {title}
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="min-w-0 flex-1 basis-96">
          <JobHeader job={job} />
        </div>
        <div className="flex flex-wrap gap-3">
          {!isEnded(job) && <CancelJob jobId={job.id} ready={ready} />}
          {ready > 0 && isEnded(job) && (
            <SetDownload
              jobId={job.id}
              pictures={job.variations.filter(({ status }) => status === 'ready')}
              look={failed > 0 ? 'outline' : 'next'}
            />
          )}
        </div>
      </div>
      <JobOutcome job={job} />
      <ContactSheet job={job} />
    </div>
  );
}
