import type { Preset } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useJob } from '../../features/jobs/api/use-job.ts';
import { CancelJob } from '../../features/jobs/components/cancel-job.tsx';
import { ContactSheet } from '../../features/jobs/components/contact-sheet.tsx';
import { JobHeader } from '../../features/jobs/components/job-header.tsx';
import { JobOutcome } from '../../features/jobs/components/job-outcome.tsx';
import { ResultsInvitation } from '../../features/jobs/components/results-invitation.tsx';
import { SetDownload } from '../../features/jobs/components/set-download.tsx';
import { countFrames, isEnded } from '../../features/jobs/job-progress.ts';
import { Notice } from '../../ui/notice.tsx';
import { JobUnavailable } from '../jobs/job-unavailable.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { theme: 'studio' };

/** Whether the set was in progress while this page was open. */
function useWatched(running: boolean): boolean {
  const [watched, setWatched] = useState(false);
  if (running && !watched) setWatched(true);
  return watched;
}

export default function JobStatus() {
  const { t } = useTranslation(['job', 'results']);
  const { jobId = '' } = useParams();
  const { data: job, error, refetch } = useJob(jobId);
  const [preset, setPreset] = useState<Preset | null>(null);
  const watched = useWatched(job !== undefined && !isEnded(job));
  if (!job)
    return (
      <>
        <PageTitle title={t('job:title')} />
        <JobUnavailable error={error} onRetry={() => void refetch()} />
      </>
    );
  const { ready } = countFrames(job);
  const there = isEnded(job) && ready > 0;
  return (
    <div className="page-width grid gap-8 py-8 md:py-12">
      <PageTitle title={t(watched && there ? 'results:ready.title' : 'job:title')} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="min-w-0 flex-1 basis-96">
          <JobHeader job={job} />
        </div>
        {!isEnded(job) && <CancelJob jobId={job.id} ready={ready} />}
        {there && (
          <SetDownload
            jobId={job.id}
            pictures={job.variations.filter(({ status }) => status === 'ready')}
            look="outline"
            preset={preset}
            onPreset={setPreset}
          />
        )}
      </div>
      {there && <ResultsInvitation job={job} watched={watched} />}
      {job.sandbox && <Notice>{t('job:credit.none')}</Notice>}
      <JobOutcome job={job} />
      <ContactSheet {...{ job, preset }} />
    </div>
  );
}
