import type { Job, Preset, Variation } from '@vitrine/contract';
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hands, useHands } from '../hand/use-hand.ts';
import { isEnded } from '../job-progress.ts';
import { resultsAddress } from '../results/picture-address.ts';
import { useViewerKeys } from '../results/use-viewer-keys.ts';
import { useZoom, type Zoom } from '../results/use-zoom.ts';
import { CompareStage } from './compare-stage.tsx';
import { useFormPreviews } from '../api/use-form-previews.ts';
import { FilmStrip } from './film-strip.tsx';
import { FormStage } from './form-stage.tsx';
import { HandPage } from './hand-page.tsx';
import { type Changing, PicturePanel } from './picture-panel.tsx';
import type { WordsDraft } from './picture-words.tsx';
import { StageTools } from './stage-tools.tsx';
import { ViewerFrame } from './viewer-frame.tsx';
import { ZoomStage } from './zoom-stage.tsx';

interface Props {
  job: Job;
  picture: Variation;
  /** Its position in the set, from 1. */
  position: number;
  onStep: (by: number) => void;
  onLeave: () => void;
  /** Button to touch up the set's cut-outs. */
  touchUp: ReactNode;
  /** Channel whose format is shown and downloaded; null: as made. */
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
}

/** Whether the editor is open, and the input per picture, which survives closing, stepping and a reload. */
function useChanging(jobId: string, { id }: Variation): Changing {
  const [open, onOpen] = useState(false);
  const [drafts, keep] = useStoredDraft<Record<string, WordsDraft>>(`words-${jobId}`, {});
  return { open, onOpen, draft: drafts[id] ?? {}, onDraft: (draft) => keep({ [id]: draft }) };
}

/** The photo for comparison. Comparing stays on from picture to picture. */
function useComparing({ images: [photo] }: Job, { status }: Variation) {
  const [wished, setComparing] = useState(false);
  return { photo, comparing: wished && photo !== undefined && status === 'ready', setComparing };
}

function Arrow({ towards, onStep }: { towards: 1 | -1; onStep: (by: number) => void }) {
  const { t } = useTranslation('job');
  const Icon = towards > 0 ? ChevronRight : ChevronLeft;
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t(towards > 0 ? 'viewer.on' : 'viewer.back')}
      onClick={() => onStep(towards)}
      className={`absolute top-1/2 -translate-y-1/2 rounded-full bg-ground/80 ${towards > 0 ? 'end-2' : 'start-2'}`}
    >
      <Icon aria-hidden className="rtl:-scale-x-100" />
    </Button>
  );
}

/** Focuses the picture if nothing else has the focus: when the page opens, and when a comparison ends. */
function useFocusOnStage(stage: RefObject<HTMLElement | null>, comparing: boolean): void {
  useEffect(() => {
    if (comparing) return undefined;
    // After the page has moved the focus to its content.
    const frame = requestAnimationFrame(() => {
      const holder = document.activeElement;
      if (holder === document.body || holder?.id === 'main') stage.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, comparing]);
}

/** Without a picture: the number of the frame. */
function Blank({ position }: { position: number }) {
  return (
    <div aria-hidden className="absolute inset-0 grid place-items-center bg-sunken font-display text-5xl text-muted">
      {position}
    </div>
  );
}

interface BarProps extends Pick<Props, 'job' | 'picture' | 'position'> {
  zoom: Zoom;
  comparing: boolean;
  blank: boolean;
  fixed: boolean;
  onCompare: () => void;
}

/** Link back to the set, the current picture, and the viewing tools. */
function Bar({ job, picture, position, ...tools }: BarProps) {
  const { t } = useTranslation(['job', 'results', 'styles']);
  return (
    <div className="flex min-h-14 items-center justify-between gap-2">
      <Button asChild look="quiet" className="-ms-2 px-2">
        <Link to={resultsAddress(job.id)}>
          <LayoutGrid aria-hidden size={18} />
          <span className="max-sm:sr-only">{t('results:all')}</span>
        </Link>
      </Button>
      <p className="placard" aria-live="polite">
        {t('job:viewer.position', { position, total: job.variations.length })}
        <span className="sr-only"> {t(`styles:${picture.style}.name`)}</span>
      </p>
      <StageTools {...tools} />
    </div>
  );
}

interface ViewerProps extends Props {
  hands: Hands;
}

function Viewer({ job, picture, position, onStep, onLeave, touchUp, preset, onPreset, hands }: ViewerProps) {
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(room, picture);
  const { photo, comparing, setComparing } = useComparing(job, picture);
  const changing = useChanging(job.id, picture);
  const blank = picture.preview_url === null || picture.status === 'failed';
  const form = useFormPreviews([picture], preset).get(picture.id);
  const onEscape = () => (comparing ? setComparing(false) : onLeave());
  useViewerKeys({ stage, zoom, onStep, onEscape });
  useFocusOnStage(stage, comparing);
  return (
    <ViewerFrame
      room={room}
      isPinned={changing.open}
      bar={
        <Bar
          {...{ job, picture, position, zoom, comparing, blank }}
          fixed={form !== undefined}
          onCompare={() => setComparing(!comparing)}
        />
      }
      strip={<FilmStrip job={job} picture={picture} />}
      aside={<PicturePanel {...{ job, picture, preset, onPreset, changing, touchUp, hands }} />}
    >
      {comparing && photo ? (
        <CompareStage photo={photo} picture={picture} />
      ) : blank ? (
        <Blank position={position} />
      ) : preset && form ? (
        <FormStage {...{ picture, preset, form }} />
      ) : (
        <ZoomStage {...{ picture, stage, zoom, onStep }} />
      )}
      <Arrow towards={-1} onStep={onStep} />
      <Arrow towards={1} onStep={onStep} />
    </ViewerFrame>
  );
}

/** One picture of a set, large, with all its actions. */
export function PicturePage(props: Props) {
  const { job, picture } = props;
  const hands = useHands(job.id);
  if (hands.open && picture.status === 'ready' && isEnded(job))
    return <HandPage key={picture.id} {...{ job, picture, hands }} />;
  return <Viewer {...props} hands={hands} />;
}
