import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { countFrames } from '../job-progress.ts';

const SHOWN = 4;

function Strip({ job }: { job: Job }) {
  const previews = job.variations.flatMap(({ preview_url: url, status }) =>
    url !== null && status === 'ready' ? [url] : [],
  );
  const photo = job.images[0]?.preview_url;
  const pictures = previews.length > 0 ? previews.slice(0, SHOWN) : photo === undefined ? [] : [photo];
  return (
    <div className="grid grid-cols-4 gap-1">
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index} className="aspect-square overflow-hidden bg-sunken">
          {pictures[index] !== undefined && (
            <img src={pictures[index]} alt="" loading="lazy" className="size-full object-cover" />
          )}
        </div>
      ))}
    </div>
  );
}

/** A set in a list: a strip of its pictures, what it is of, and how far it is. */
export function JobCard({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const formatTime = useDateTime();
  const { ready, total } = countFrames(job);
  const name = job.product_description?.split('\n')[0] ?? job.images[0]?.filename ?? t('card.unnamed');
  return (
    <Link to={`/job-status/${job.id}`} className="group block">
      <Strip job={job} />
      <p className="mt-2 font-medium underline-offset-4 group-hover:underline">
        <bdi className="inline-block max-w-full truncate align-bottom">{name}</bdi>
      </p>
      <p className="placard">
        {t(`state.${job.status}`)} · {t('card.count', { ready, total })} · {formatTime(job.created_at)}
      </p>
    </Link>
  );
}
