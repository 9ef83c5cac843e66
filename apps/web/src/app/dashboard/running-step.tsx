import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useJob } from '../../features/jobs/api/use-job.ts';
import { SetCover } from '../../features/jobs/components/set-cover.tsx';
import { countFrames } from '../../features/jobs/job-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StepFrame } from './step-frame.tsx';

/** The live progress of a set. */
export function RunningStep({ job: known }: { job: Job }) {
  const { t } = useTranslation(['sets', 'job']);
  const { data: job = known } = useJob(known.id);
  const { ready, inView, total } = countFrames(job);
  return (
    <StepFrame
      title={t('sets:next.running.title')}
      text={t('sets:next.running.text')}
      picture={<SetCover job={job} />}
      action={
        <Button asChild look="next" size="large">
          <Link to={`/job-status/${job.id}`}>{t('sets:next.running.action')}</Link>
        </Button>
      }
    >
      <div className="grid w-full max-w-prose gap-2">
        <Progress value={ready + inView} max={2 * total} label={t('job:progress')} />
        <output className="placard">{t('sets:next.running.count', { ready, total })}</output>
      </div>
    </StepFrame>
  );
}
