import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Progress } from '../../../ui/progress.tsx';
import { countFrames, isEnded } from '../job-progress.ts';
import { useSetName } from '../set-name.ts';
import { setAddress } from '../set-address.ts';
import { SetCover } from './set-cover.tsx';

/** State and start time of a set. */
function SetState({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const formatTime = useDateTime();
  const { ready, total } = countFrames(job);
  return (
    <p className="placard">
      {t(`state.${job.status}`)} · {t('card.count', { ready, total })} · {formatTime(job.created_at)}
      {job.sandbox && ` · ${t('card.sandbox')}`}
    </p>
  );
}

/** A set in a list: some of its pictures, its name, and its state. */
export function JobCard({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const nameOf = useSetName();
  const { ready, inView, total } = countFrames(job);
  return (
    <Link to={setAddress(job)} data-opens className="group block">
      <SetCover job={job} />
      <div className="mt-1 h-1">
        {!isEnded(job) && <Progress value={ready + inView} max={2 * total} label={t('progress')} />}
      </div>
      <p className="mt-1 font-medium underline-offset-4 group-hover:underline">
        <bdi className="inline-block max-w-full truncate align-bottom">{nameOf(job)}</bdi>
      </p>
      <SetState job={job} />
    </Link>
  );
}
