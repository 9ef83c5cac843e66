import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useSetName } from '../set-name.ts';
import { SetCheck } from './set-check.tsx';
import { SetCover } from './set-cover.tsx';

interface Props {
  job: Job;
  selected: boolean;
  onToggle: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** A deleted set: its purge date, and a restore button. */
export function ShelvedCard({ job, selected, onToggle, onDelete, onRestore }: Props) {
  const { t } = useTranslation('sets');
  const formatTime = useDateTime();
  const name = useSetName()(job);
  return (
    <div className={`group/set relative ${selected ? 'outline-2 outline-offset-4 outline-ink' : ''}`}>
      <div className="opacity-60">
        <SetCover job={job} />
      </div>
      <SetCheck {...{ name, selected, onToggle }} selecting />
      <p className="mt-3 font-medium">
        <bdi className="inline-block max-w-full truncate align-bottom">{name}</bdi>
      </p>
      <p className="placard">{job.purge_at !== null && t('card.goes', { date: formatTime(job.purge_at) })}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Button
          look="quiet"
          className="px-0 underline"
          aria-label={t('card.restoreNamed', { name })}
          onClick={onRestore}
        >
          {t('card.restore')}
        </Button>
        <Button
          look="quiet"
          className="px-0 text-danger underline"
          aria-label={t('card.forGoodNamed', { name })}
          onClick={onDelete}
        >
          {t('card.forGood')}
        </Button>
      </div>
    </div>
  );
}
