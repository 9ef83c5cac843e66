import type { Job } from '@vitrine/contract';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactSupport } from '../../../lib/content/contact-support.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRetryJob } from '../api/use-job-actions.ts';
import { countFrames, isEnded } from '../job-progress.ts';

/** Missing pictures can be retried, unless the credit was returned although some pictures were kept. */
const canRetry = (job: Job): boolean => {
  const { ready, total } = countFrames(job);
  // The same photos would fail again.
  if (job.failed_because !== null) return false;
  return ready < total && !(ready > 0 && job.credit.state === 'returned');
};

function RetryButton({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const retry = useRetryJob(job.id);
  const idle = job.credit.state === 'returned' ? 'outcome.again' : 'outcome.retry';
  return (
    <Button
      look={job.status === 'cancelled' ? 'outline' : 'next'}
      disabled={retry.isPending}
      onClick={() => retry.mutate()}
    >
      <RotateCcw aria-hidden size={18} />
      {t(retry.isPending ? 'outcome.retrying' : idle)}
    </Button>
  );
}

/** Retries the missing pictures of an ended set, if possible. */
export const RetryMissing = ({ job }: { job: Job }) =>
  isEnded(job) && canRetry(job) ? <RetryButton job={job} /> : null;

/** No product was found: opens the photos again with all input, for a touch-up. */
function NoProduct({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  return (
    <Notice
      tone="danger"
      title={t('noProduct.title')}
      action={
        <Button asChild look="next">
          <Link to={`/generate?from=${job.id}`}>{t('noProduct.action')}</Link>
        </Button>
      }
    >
      <p>{t('noProduct.text')}</p>
      <p>{t(`credit.${job.credit.state}`)}</p>
      <ContactSupport />
    </Notice>
  );
}

/** The outcome of a job that did not end well: what is ready, the state of the credit, and the next action. */
export function JobOutcome({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const { ready, failed } = countFrames(job);
  if (!isEnded(job) || (job.status === 'completed' && failed === 0)) return null;
  if (job.failed_because === 'no_product_found') return <NoProduct job={job} />;
  const stopped = job.status === 'cancelled';
  const action = canRetry(job) ? (
    <RetryButton job={job} />
  ) : (
    <Button asChild>
      <Link to="/generate">{t('outcome.newSet')}</Link>
    </Button>
  );
  return (
    <Notice
      tone={stopped ? 'plain' : 'danger'}
      title={stopped ? t('outcome.cancelled', { count: ready }) : t('outcome.failed', { count: failed })}
      action={action}
    >
      {t(`credit.${job.credit.state}`)}
      {!stopped && <ContactSupport />}
    </Notice>
  );
}
