import type { Preset, Variation } from '@vitrine/contract';
import { PenLine, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { PictureChanges } from './picture-changes.tsx';
import { PictureChecks } from './picture-checks.tsx';
import { PictureDownload } from './picture-download.tsx';
import { PictureStage } from './picture-stage.tsx';
import type { WordsDraft } from './picture-words.tsx';

interface Props {
  jobId: string;
  pictures: readonly Variation[];
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** Steps round the pictures; arrows follow the eye, so they turn round in a right-to-left page. */
function useSteps({ pictures, openId, onOpen }: Omit<Props, 'jobId'>) {
  const { direction } = useLanguage();
  const at = pictures.findIndex(({ id }) => id === openId);
  const step = (by: number) => onOpen(pictures.at((at + by) % pictures.length)?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    // There the arrows choose, or go through what is typed.
    if (event.target instanceof Element && event.target.matches('select, input, textarea')) return;
    const on = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === on) step(1);
    if (event.key === back) step(-1);
  };
  return { picture: pictures[at], position: at + 1, step, onKeyDown };
}

interface CaptionProps {
  picture: Variation;
  changing: boolean;
  onChanging: () => void;
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
}

/** What the picture is, what was measured on it, and how to take it along. */
function Caption({ picture, changing, onChanging, preset, onPreset }: CaptionProps) {
  const { t } = useTranslation(['styles', 'job']);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <Dialog.Title className="headline text-xl">{t(`styles:${picture.style}.name`)}</Dialog.Title>
        <Dialog.Description className="text-sm text-muted">
          {t(`styles:${picture.style}.description`)}{' '}
          <bdi className="tabular-nums">
            {picture.width} × {picture.height}
          </bdi>
        </Dialog.Description>
        {picture.checks && <PictureChecks checks={picture.checks} />}
        <Button className="mt-1 w-fit" aria-expanded={changing} onClick={onChanging}>
          <PenLine aria-hidden size={18} />
          {t('job:change.open')}
        </Button>
      </div>
      <PictureDownload picture={picture} preset={preset} onPreset={onPreset} />
    </div>
  );
}

/** Whether changes are open, and what was typed for each picture: that stays while others are looked at. */
function useChanging() {
  const [open, setOpen] = useState(false);
  const [drafts, setDrafts] = useState<Readonly<Record<string, WordsDraft>>>({});
  const toggle = () => setOpen((before) => !before);
  const of = (id: string) => ({
    draft: drafts[id] ?? {},
    onDraft: (draft: WordsDraft) => setDrafts((all) => ({ ...all, [id]: draft })),
    onClose: toggle,
  });
  return { open, toggle, of };
}

/** Which picture it is, and the way out. */
function Bar({ position, total }: { position: number; total: number }) {
  const { t } = useTranslation(['job', 'shell']);
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="placard">{t('job:viewer.position', { position, total })}</p>
      <Dialog.Close asChild>
        <Button look="quiet" size="icon" aria-label={t('shell:close')}>
          <X aria-hidden />
        </Button>
      </Dialog.Close>
    </div>
  );
}

/** One picture large, over the whole screen. */
export function PictureViewer(props: Props) {
  const { picture, position, step, onKeyDown } = useSteps(props);
  // Kept from picture to picture: who prepares a listing saves several for the same channel.
  const [preset, setPreset] = useState<Preset | null>(null);
  const changing = useChanging();
  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => !open && props.onOpen(null)}>
      <Dialog.Portal>
        {picture && (
          <Dialog.Content
            onKeyDown={onKeyDown}
            onEscapeKeyDown={(event) => {
              if (!changing.open) return;
              event.preventDefault();
              changing.toggle();
            }}
            className="fixed inset-0 z-40 grid animate-[appear_150ms] grid-rows-[auto_minmax(min-content,1fr)_auto] gap-3 overflow-y-auto bg-ground p-3 text-ink sm:p-6 lg:grid-rows-[auto_minmax(45dvh,1fr)_auto]"
          >
            <Bar position={position} total={props.pictures.length} />
            <div className="flex min-h-0 flex-col gap-6 lg:flex-row">
              <PictureStage picture={picture} onStep={step} />
              {changing.open && (
                <PictureChanges key={picture.id} jobId={props.jobId} picture={picture} {...changing.of(picture.id)} />
              )}
            </div>
            <Caption
              {...{ picture, preset }}
              changing={changing.open}
              onPreset={setPreset}
              onChanging={changing.toggle}
            />
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
