import type { Preset, Variation } from '@vitrine/contract';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { PictureChecks } from './picture-checks.tsx';
import { PictureDownload } from './picture-download.tsx';

interface Props {
  pictures: readonly Variation[];
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** Steps round the pictures; arrows follow the eye, so they turn round in a right-to-left page. */
function useSteps({ pictures, openId, onOpen }: Props) {
  const { direction } = useLanguage();
  const at = pictures.findIndex(({ id }) => id === openId);
  const step = (by: number) => onOpen(pictures.at((at + by) % pictures.length)?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    // There the arrows choose.
    if (event.target instanceof HTMLSelectElement) return;
    const on = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === on) step(1);
    if (event.key === back) step(-1);
  };
  return { picture: pictures[at], position: at + 1, step, onKeyDown };
}

function Stage({ picture, onStep }: { picture: Variation; onStep: (by: number) => void }) {
  const { t } = useTranslation(['job', 'styles']);
  const arrow = 'absolute top-1/2 -translate-y-1/2 bg-ground/80';
  return (
    <div className="relative min-h-0">
      <img
        key={picture.id}
        src={picture.preview_url ?? undefined}
        alt={t('job:frame.alt', { style: t(`styles:${picture.style}.name`) })}
        className="absolute inset-0 size-full animate-[appear_200ms] object-contain"
      />
      <Button
        look="quiet"
        size="icon"
        aria-label={t('job:viewer.back')}
        onClick={() => onStep(-1)}
        className={`${arrow} start-0`}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('job:viewer.on')}
        onClick={() => onStep(1)}
        className={`${arrow} end-0`}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </div>
  );
}

interface CaptionProps {
  picture: Variation;
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
}

/** What the picture is, what was measured on it, and how to take it along. */
function Caption({ picture, preset, onPreset }: CaptionProps) {
  const { t } = useTranslation('styles');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <Dialog.Title className="headline text-xl">{t(`${picture.style}.name`)}</Dialog.Title>
        <Dialog.Description className="text-sm text-muted">
          {t(`${picture.style}.description`)}{' '}
          <bdi className="tabular-nums">
            {picture.width} × {picture.height}
          </bdi>
        </Dialog.Description>
        {picture.checks && <PictureChecks checks={picture.checks} />}
      </div>
      <PictureDownload picture={picture} preset={preset} onPreset={onPreset} />
    </div>
  );
}

/** One picture large, over the whole screen. */
export function PictureViewer(props: Props) {
  const { t } = useTranslation(['job', 'shell']);
  const { picture, position, step, onKeyDown } = useSteps(props);
  // Kept from picture to picture: who prepares a listing saves several for the same channel.
  const [preset, setPreset] = useState<Preset | null>(null);
  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => !open && props.onOpen(null)}>
      <Dialog.Portal>
        {picture && (
          <Dialog.Content
            onKeyDown={onKeyDown}
            className="fixed inset-0 z-40 grid animate-[appear_150ms] grid-rows-[auto_minmax(45dvh,1fr)_auto] gap-3 overflow-y-auto bg-ground p-3 text-ink sm:p-6"
          >
            <div className="flex items-center justify-between gap-4">
              <p className="placard">{t('job:viewer.position', { position, total: props.pictures.length })}</p>
              <Dialog.Close asChild>
                <Button look="quiet" size="icon" aria-label={t('shell:close')}>
                  <X aria-hidden />
                </Button>
              </Dialog.Close>
            </div>
            <Stage picture={picture} onStep={step} />
            <Caption picture={picture} preset={preset} onPreset={setPreset} />
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
