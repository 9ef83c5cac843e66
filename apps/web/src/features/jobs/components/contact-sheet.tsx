import type { Job, Preset, Variation } from '@vitrine/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { usePictureDownload } from '../api/use-download.ts';
import { type FormPreview, useFormPreviews } from '../api/use-form-previews.ts';
import { isEnded } from '../job-progress.ts';
import { resultsAddress } from '../results/picture-address.ts';

const stateOf = ({ status, preview_url: preview }: Variation) => {
  if (status === 'rendering' || (status === 'waiting' && preview !== null)) return 'developing';
  return status;
};

interface DownloadProps {
  variation: Variation;
  title: string;
  preset: Preset | null;
}

function DownloadButton({ variation, title, preset }: DownloadProps) {
  const { t } = useTranslation('job');
  const download = usePictureDownload();
  return (
    <Button
      look="quiet"
      size="icon"
      className="-me-2"
      disabled={download.isPending}
      aria-label={t('frame.download', { style: title })}
      onClick={() =>
        download.mutate({
          id: variation.id,
          style: variation.style,
          format: preset?.formats[0] ?? 'jpeg',
          preset: preset?.id,
        })
      }
    >
      <Download aria-hidden size={18} className={download.isPending ? 'animate-[breathe_1s_infinite]' : ''} />
    </Button>
  );
}

interface FrameProps {
  jobId: string;
  variation: Variation;
  number: number;
  /** The job has ended: missing pictures will not come. */
  stopped: boolean;
  preset: Preset | null;
  /** In the chosen channel's format; left out without a channel, or if the picture does not fit it. */
  form: FormPreview | undefined;
}

/** The visible form of a finished picture: itself, or in the chosen channel's format. */
function seenAs(
  { preview_url: own }: Variation,
  preset: Preset | null,
  form: FormPreview | undefined,
): { src: string | null; note?: 'formMaking' | 'formFailed' | 'formUnfit' } {
  if (preset === null) return { src: own };
  if (form === undefined) return { src: null, note: 'formUnfit' };
  if (form === 'making') return { src: null, note: 'formMaking' };
  return form === 'failed' ? { src: null, note: 'formFailed' } : form;
}

function SheetFrame({ jobId, variation, number, stopped, preset, form }: FrameProps) {
  const { t } = useTranslation(['job', 'styles']);
  const title = t(`styles:${variation.style}.name`);
  const state = stateOf(variation);
  const ready = state === 'ready';
  const changing = variation.change.state === 'running';
  const notMade = stopped && !ready && !changing && state !== 'failed';
  const seen = seenAs(variation, ready ? preset : null, form);
  const formNote = seen.note && t(`job:frame.${seen.note}`);
  const note = notMade ? t('job:frame.notMade') : ready ? formNote : t(`job:frame.${state}`);
  return (
    <Frame
      number={number}
      title={title}
      state={notMade ? 'waiting' : changing || seen.note === 'formMaking' ? 'developing' : state}
      src={notMade ? null : seen.src}
      alt={t('job:frame.alt', { style: title })}
      note={note}
      to={ready || stopped ? resultsAddress(jobId, variation.style) : undefined}
      openLabel={t('job:frame.open', { style: title })}
      action={ready && seen.note !== 'formUnfit' && <DownloadButton {...{ variation, title, preset }} />}
    />
  );
}

/** The pictures of a job as they are made; finished ones link to the large view, and are shown in the format of `preset`. */
export function ContactSheet({ job, preset = null }: { job: Job; preset?: Preset | null }) {
  const { t } = useTranslation('job');
  const forms = useFormPreviews(job.variations, preset);
  return (
    <ol
      aria-label={t('sheet')}
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-4"
    >
      {job.variations.map((variation, index) => (
        <li key={variation.id}>
          <SheetFrame
            jobId={job.id}
            variation={variation}
            number={index + 1}
            stopped={isEnded(job)}
            {...{ preset }}
            form={forms.get(variation.id)}
          />
        </li>
      ))}
    </ol>
  );
}
