import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useTouchUpJob } from '../../features/jobs/api/use-touch-up-job.ts';
import { isEnded } from '../../features/jobs/job-progress.ts';
import { LaterTouchUp } from '../../features/photos/components/later-touch-up.tsx';

/** Touch-up of a finished set's cut-outs: the affected pictures are made again for free, a limited number of times. */
export function SetTouchUp({ job }: { job: Job }) {
  const { t } = useTranslation('results');
  const ask = useTouchUpJob(job.id);
  const { left } = job.touch_up;
  if (!isEnded(job) || !job.variations.some(({ status }) => status === 'ready')) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {job.images.map((photo) => (
          <LaterTouchUp
            key={photo.id}
            photo={photo}
            several={job.images.length > 1}
            disabled={left === 0 || ask.isPending}
            onKept={() => ask.mutate({})}
          />
        ))}
      </div>
      <p className="max-w-prose text-sm text-muted">
        {left === 0 ? t('touchUp.noneLeft') : `${t('touchUp.hint')} ${t('touchUp.left', { count: left })}.`}
      </p>
    </div>
  );
}
