import type { Job, Preset, Variation } from '@vitrine/contract';
import { Move, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Hands } from '../hand/use-hand.ts';
import { isEnded } from '../job-progress.ts';
import { AltText } from './alt-text.tsx';
import { ChannelFit } from './channel-fit.tsx';
import { RetryMissing } from './job-outcome.tsx';
import { PictureChanges } from './picture-changes.tsx';
import { PictureChecks } from './picture-checks.tsx';
import { PictureDownload } from './picture-download.tsx';
import type { WordsDraft } from './picture-words.tsx';

export interface Changing {
  open: boolean;
  onOpen: (open: boolean) => void;
  draft: WordsDraft;
  onDraft: (draft: WordsDraft) => void;
}

interface Props {
  job: Job;
  picture: Variation;
  /** Kept from picture to picture: a seller who prepares a listing downloads several for the same channel. */
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
  changing: Changing;
  hands: Hands;
  /** Button to touch up the set's cut-outs. */
  touchUp: ReactNode;
}

/** Opens the editor; marks unapplied words. */
function ChangeButton({ open, onOpen, draft }: Changing) {
  const { t } = useTranslation(['job', 'results']);
  const waits = !open && Object.keys(draft).length > 0;
  return (
    <div className="grid gap-2">
      <Button className="w-fit" aria-expanded={open} onClick={() => onOpen(!open)}>
        <PenLine aria-hidden size={18} />
        {t('job:change.open')}
      </Button>
      {waits && <p className="text-sm text-muted">{t('results:words.unsaved')}</p>}
    </div>
  );
}

/** Opens the product for moving; marks an unapplied adjustment. */
function HandButton({ hands, picture }: Pick<Props, 'hands' | 'picture'>) {
  const { t } = useTranslation('hand');
  return (
    <div className="grid gap-2">
      <Button className="w-fit" onClick={() => hands.onOpen(true)}>
        <Move aria-hidden size={18} />
        {t('open')}
      </Button>
      {hands.draftOf(picture) !== null && <p className="text-sm text-muted">{t('unsaved')}</p>}
    </div>
  );
}

/** A missing picture: why, and how to get it. */
function Missing({ job, picture }: Pick<Props, 'job' | 'picture'>) {
  const { t } = useTranslation('job');
  // Missing pictures of an additional language are retried beside the language's name.
  const isTranslation = job.languages.some(({ variations }) => variations.some(({ id }) => id === picture.id));
  const state = picture.status === 'failed' ? 'failed' : isEnded(job) && !isTranslation ? 'notMade' : 'waiting';
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t(`frame.${state}`)}</p>
      {!isTranslation && <RetryMissing job={job} />}
    </div>
  );
}

/** Actions for an existing picture. */
function Doings({ job, picture, preset, onPreset, changing, hands, touchUp }: Props) {
  return (
    <>
      <PictureDownload picture={picture} preset={preset} onPreset={onPreset} />
      {isEnded(job) && <HandButton hands={hands} picture={picture} />}
      {isEnded(job) && <ChangeButton {...changing} />}
      {isEnded(job) && changing.open && (
        <PictureChanges
          key={picture.id}
          jobId={job.id}
          picture={picture}
          draft={changing.draft}
          onDraft={changing.onDraft}
        />
      )}
      {touchUp}
      <div className="grid">
        <ChannelFit picture={picture} />
        {picture.checks && <PictureChecks checks={picture.checks} />}
        <AltText text={picture.alt_text} language={job.language} />
      </div>
    </>
  );
}

/** The panel beside a picture: its name and all actions. */
export function PicturePanel(props: Props) {
  const { t } = useTranslation('styles');
  const { picture } = props;
  return (
    <div className="grid content-start gap-6">
      <div className="grid gap-2">
        <h1 className="headline text-2xl">{t(`${picture.style}.name`)}</h1>
        <p className="text-muted">{t(`${picture.style}.description`)}</p>
        <p className="placard">
          <bdi>
            {picture.width} × {picture.height} px
          </bdi>
        </p>
      </div>
      {picture.status === 'ready' ? <Doings {...props} /> : <Missing {...props} />}
    </div>
  );
}
