import type { Job } from '@vitrine/contract';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactSupport } from '../../../lib/content/contact-support.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRetryJob } from '../api/use-job-actions.ts';
import { countFrames, isEnded } from '../job-progress.ts';

/** What is missing can be made, unless the credit went back although some pictures were kept. */
const canRetry = (job: Job): boolean => {
  const { ready, total } = countFrames(job);
  // The same photos would end the same way.
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

/** Makes what is missing of an ended set, where that is possible. */
export const RetryMissing = ({ job }: { job: Job }) =>
  isEnded(job) && canRetry(job) ? <RetryButton job={job} /> : null;

/** Nothing was found to make pictures of: the photos again, with all that was said, where they can be touched up. */
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

/** How a job that did not end well ended: what is there, what became of the credit, and the way on. */
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
