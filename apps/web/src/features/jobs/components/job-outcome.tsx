import type { Job } from '@vitrine/contract';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRetryJob } from '../api/use-job-actions.ts';
import { countFrames, isEnded } from '../job-progress.ts';

/** How a job that did not end well ended: what is there, what became of the credit, and the way on. */
export function JobOutcome({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const retry = useRetryJob(job.id);
  const { ready, failed } = countFrames(job);
  if (!isEnded(job) || (job.status === 'completed' && failed === 0)) return null;
  const canRetry = job.status !== 'cancelled' && (failed > 0 || job.status === 'failed');
  const title =
    job.status === 'cancelled' ? t('outcome.cancelled', { count: ready }) : t('outcome.failed', { count: failed });
  const action = canRetry ? (
    <Button look="next" disabled={retry.isPending} onClick={() => retry.mutate()}>
      <RotateCcw aria-hidden size={18} />
      {t(retry.isPending ? 'outcome.retrying' : 'outcome.retry')}
    </Button>
  ) : (
    <Button asChild look={ready > 0 ? 'outline' : 'next'}>
      <Link to="/generate">{t('outcome.newSet')}</Link>
    </Button>
  );
  return (
    <Notice tone={job.status === 'cancelled' ? 'plain' : 'danger'} title={title} action={action}>
      {t(`credit.${job.credit.state}`)}
    </Notice>
  );
}
