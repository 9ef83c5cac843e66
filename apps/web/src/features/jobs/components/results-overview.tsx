import type { Job, Preset, Variation } from '@vitrine/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { countFrames, inLanguage, isEnded } from '../job-progress.ts';
import { resultsAddress } from '../results/picture-address.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { JobOutcome } from './job-outcome.tsx';
import { useSetName } from '../set-name.ts';
import { SetDownload } from './set-download.tsx';
import { TouchUpState } from './touch-up-state.tsx';

/** Channel whose format is shown and downloaded; null: as made. */
interface Channel {
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
}

interface Props extends Channel {
  job: Job;
  /** The job in the displayed language. */
  shown: Job;
  /** Its languages, and a button for another. */
  languages: ReactNode;
  /** The style of the previously viewed picture. */
  cameFrom?: string | undefined;
  /** Button to touch up its cut-outs. */
  touchUp: ReactNode;
}

/** The files of the ZIP: every picture in every language; those without words are in each folder. */
const inAllLanguages = (job: Job): Variation[] =>
  [null, ...job.languages.map(({ language }) => language)].flatMap((code) => inLanguage(job, code).variations);

/** The set's source photos. */
function Photos({ images }: Pick<Job, 'images'>) {
  const { t } = useTranslation('results');
  return (
    <div className="flex items-center gap-3">
      <span className="placard">{t('photos')}</span>
      {images.map(({ id, preview_url: src, filename }) => (
        <img key={id} src={src} alt={filename} width={56} height={56} className="size-14 bg-sunken object-cover" />
      ))}
    </div>
  );
}

/** The set's name and its ZIP. */
function Heading({ job, touchUp, ...channel }: Pick<Props, 'job' | 'touchUp'> & Channel) {
  const { t } = useTranslation(['results', 'job']);
  const formatTime = useDateTime();
  const nameOf = useSetName();
  const { ready, failed, total } = countFrames(job);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
      <div className="grid min-w-0 flex-1 basis-96 gap-4">
        <h1 className="headline -mb-[0.15em] line-clamp-3 pb-[0.15em] text-3xl wrap-anywhere md:text-4xl">
          <bdi>{nameOf(job)}</bdi>
        </h1>
        <p className="placard">
          {t(`job:state.${job.status}`)} · {t('job:card.count', { ready, total })} · {formatTime(job.created_at)}
        </p>
        <Photos images={job.images} />
        {touchUp}
      </div>
      {ready > 0 && (
        <SetDownload
          jobId={job.id}
          pictures={inAllLanguages(job).filter(({ status }) => status === 'ready')}
          look={isEnded(job) && failed === 0 ? 'next' : 'outline'}
          {...channel}
        />
      )}
    </div>
  );
}

/** A finished set: all its pictures, each linking to the large view. */
export function ResultsOverview({ job, shown, cameFrom, touchUp, languages, preset, onPreset }: Props) {
  const { t } = useTranslation(['results', 'job']);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cameFrom === undefined) return;
    sheet.current?.querySelector<HTMLElement>(`a[href="${resultsAddress(job.id, cameFrom)}"]`)?.focus();
  }, [job.id, cameFrom]);
  return (
    <div className="page-width grid gap-8 py-8 md:py-12">
      <Heading {...{ job, touchUp, preset, onPreset }} />
      {!isEnded(job) && (
        <Notice
          title={t('unfinished.text')}
          action={
            <Button asChild>
              <Link to={`/job-status/${job.id}`}>{t('unfinished.action')}</Link>
            </Button>
          }
        />
      )}
      {job.sandbox && <Notice>{t('job:credit.none')}</Notice>}
      <JobOutcome job={job} />
      <TouchUpState job={job} />
      {languages}
      <div ref={sheet}>
        <ContactSheet {...{ job: shown, preset }} />
      </div>
    </div>
  );
}
