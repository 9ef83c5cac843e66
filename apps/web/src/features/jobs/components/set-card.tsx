import type { Job } from '@vitrine/contract';
import { Images, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { reuseAddress } from '../set-address.ts';
import { useSetName } from '../set-name.ts';
import { JobCard } from './job-card.tsx';
import { SetCheck } from './set-check.tsx';

interface Props {
  job: Job;
  selected: boolean;
  selecting: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** A set, to open, select, reuse and delete. */
export function SetCard({ job, selected, selecting, onToggle, onDelete }: Props) {
  const { t } = useTranslation('sets');
  const name = useSetName()(job);
  return (
    <div className={`group/set relative ${selected ? 'outline-2 outline-offset-4 outline-ink' : ''}`}>
      <JobCard job={job} />
      <SetCheck {...{ name, selected, selecting, onToggle }} />
      <div className="-ms-3 flex text-muted">
        <Tooltip text={t('card.again')}>
          <Button asChild look="quiet" size="icon" className="text-muted hover:text-ink">
            <Link to={reuseAddress(job)} aria-label={t('card.againNamed', { name })}>
              <Images aria-hidden size={18} />
            </Link>
          </Button>
        </Tooltip>
        <Tooltip text={t('card.delete')}>
          <Button
            look="quiet"
            size="icon"
            className="text-muted hover:text-ink"
            aria-label={t('card.deleteNamed', { name })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden size={18} />
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}
