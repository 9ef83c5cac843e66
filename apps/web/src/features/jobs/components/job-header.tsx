import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../ui/progress.tsx';
import { clockTime, countFrames, elapsedSeconds, isEnded } from '../job-progress.ts';
import { useNow } from './use-now.ts';

function useHeading(job: Job): string {
  const { t } = useTranslation('job');
  const { ready, failed, total } = countFrames(job);
  if (job.failed_because !== null) return t('noProduct.title');
  return job.status === 'completed' && failed > 0 ? t('partial.title', { ready, total }) : t(`status.${job.status}`);
}

/** Current state, progress and elapsed time. */
export function JobHeader({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const heading = useHeading(job);
  const { ready, inView, total } = countFrames(job);
  const ended = isEnded(job);
  const time = clockTime(elapsedSeconds(job, useNow(!ended)));
  return (
    <div className="grid gap-4">
      <h1 className="headline text-3xl md:text-4xl" aria-live="polite">
        {heading}
      </h1>
      <div className="flex items-baseline gap-6 tabular-nums">
        <p className="flex items-baseline gap-2">
          <span className="font-display text-2xl">{ready}</span>
          <span className="text-muted">{t('count', { total })}</span>
        </p>
        {!ended && inView > ready && <p className="text-muted">{t('inView', { count: inView })}</p>}
        <p className="text-muted">
          <span className="sr-only">{t(ended ? 'timeTaken' : 'timeRunning')} </span>
          <bdi>{time}</bdi>
        </p>
      </div>
      {/* A preview is half the way to a finished picture. */}
      {!ended && <Progress value={ready + inView} max={2 * total} label={t('progress')} />}
      <output className="sr-only">{t('announce', { ready, total })}</output>
    </div>
  );
}
