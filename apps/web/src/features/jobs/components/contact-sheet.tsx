import type { Job, Variation } from '@vitrine/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { usePictureDownload } from '../api/use-download.ts';
import { isEnded } from '../job-progress.ts';
import { resultsAddress } from '../results/picture-address.ts';

const stateOf = ({ status, preview_url: preview }: Variation) => {
  if (status === 'rendering' || (status === 'waiting' && preview !== null)) return 'developing';
  return status;
};

function DownloadButton({ variation, title }: { variation: Variation; title: string }) {
  const { t } = useTranslation('job');
  const download = usePictureDownload();
  return (
    <Button
      look="quiet"
      size="icon"
      className="-me-2"
      disabled={download.isPending}
      aria-label={t('frame.download', { style: title })}
      onClick={() => download.mutate({ id: variation.id, style: variation.style, format: 'jpeg' })}
    >
      <Download aria-hidden size={18} className={download.isPending ? 'animate-[breathe_1s_infinite]' : ''} />
    </Button>
  );
}

interface FrameProps {
  jobId: string;
  variation: Variation;
  number: number;
  /** The job has ended: what is not there will not come. */
  stopped: boolean;
}

function SheetFrame({ jobId, variation, number, stopped }: FrameProps) {
  const { t } = useTranslation(['job', 'styles']);
  const title = t(`styles:${variation.style}.name`);
  const state = stateOf(variation);
  const ready = state === 'ready';
  const changing = variation.change.state === 'running';
  const notMade = stopped && !ready && !changing && state !== 'failed';
  const note = notMade ? t('job:frame.notMade') : ready ? undefined : t(`job:frame.${state}`);
  return (
    <Frame
      number={number}
      title={title}
      state={notMade ? 'waiting' : changing ? 'developing' : state}
      src={notMade ? null : variation.preview_url}
      alt={t('job:frame.alt', { style: title })}
      note={note}
      to={ready || stopped ? resultsAddress(jobId, variation.style) : undefined}
      openLabel={t('job:frame.open', { style: title })}
      action={ready && <DownloadButton variation={variation} title={title} />}
    />
  );
}

/** The frames of a job, developing one by one; those that are ready lead to the large picture. */
export function ContactSheet({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  return (
    <ol
      aria-label={t('sheet')}
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-4"
    >
      {job.variations.map((variation, index) => (
        <li key={variation.id}>
          <SheetFrame jobId={job.id} variation={variation} number={index + 1} stopped={isEnded(job)} />
        </li>
      ))}
    </ol>
  );
}
