import type { StyleId } from '@vitrine/contract/limits';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Proof } from '../previews-state.ts';
import { PictureWords, type Wording } from './picture-words.tsx';

interface Props {
  /** Those that are there, in order. */
  shown: readonly Shown[];
  open: StyleId | null;
  wording: Wording | null;
  onOpen: (style: StyleId | null) => void;
}

interface Shown {
  style: StyleId;
  proof: Proof;
  /** A newer one is on its way. */
  developing: boolean;
}

/** Which one it is, and the way out. */
function Bar({ position, total }: { position: number; total: number }) {
  const { t } = useTranslation(['generate', 'shell']);
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="placard">{t('generate:previews.position', { position, total })}</p>
      <Dialog.Close asChild>
        <Button look="quiet" size="icon" aria-label={t('shell:close')}>
          <X aria-hidden />
        </Button>
      </Dialog.Close>
    </div>
  );
}

/** Its name between the ways to the ones beside it. */
function Caption({ style, onStep }: { style: StyleId; onStep: (by: number) => void }) {
  const { t } = useTranslation(['generate', 'styles']);
  return (
    <div className="flex items-center justify-between gap-4">
      <Button size="icon" aria-label={t('generate:previews.back')} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <div className="min-w-0 text-center" aria-live="polite">
        <Dialog.Title className="headline text-xl">{t(`styles:${style}.name`)}</Dialog.Title>
        <Dialog.Description className="text-sm text-muted">{t('generate:previews.large')}</Dialog.Description>
      </div>
      <Button size="icon" aria-label={t('generate:previews.on')} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </div>
  );
}

/** The picture large, and beside it the words that it shows. */
function Stage({ shown: { style, proof, developing }, wording }: { shown: Shown; wording: Wording | null }) {
  const { t } = useTranslation(['generate', 'styles']);
  const edited = wording !== null && proof.words.length > 0;
  return (
    <div
      className={`grid min-h-0 gap-6 ${edited ? 'max-lg:grid-rows-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
    >
      <div className="relative min-h-0">
        <img
          src={proof.src}
          alt={t('generate:previews.alt', { style: t(`styles:${style}.name`) })}
          className={`mx-auto size-full object-contain transition-[filter] duration-250 ${edited ? 'max-w-4xl' : 'max-w-2xl'} ${developing ? 'brightness-75 saturate-50' : ''}`}
        />
        <output className="placard absolute inset-x-0 bottom-0 mx-auto w-fit bg-ground px-3 py-1 empty:hidden">
          {developing ? t('generate:previews.frame.developing') : ''}
        </output>
      </div>
      {edited && <PictureWords {...wording} roles={proof.words} />}
    </div>
  );
}

const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** One preview large, over the whole screen; arrows step to the next, in reading direction. */
export function PreviewViewer({ shown, open, wording, onOpen }: Props) {
  const { direction } = useLanguage();
  const at = shown.findIndex(({ style }) => style === open);
  const current = shown[at];
  const step = (by: number) => onOpen(shown.at((at + by) % shown.length)?.style ?? null);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (isTyping(target)) return;
    const forward = direction === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') step(forward);
    if (key === 'ArrowLeft') step(-forward);
  };
  return (
    <Dialog.Root open={current !== undefined} onOpenChange={(isOpen) => !isOpen && onOpen(null)}>
      <Dialog.Portal>
        {current && (
          <Dialog.Content
            onKeyDown={onKeyDown}
            className="fixed inset-0 z-40 grid animate-[appear_150ms] grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-ground p-3 text-ink sm:p-6"
          >
            <Bar position={at + 1} total={shown.length} />
            <Stage shown={current} wording={wording} />
            <Caption style={current.style} onStep={step} />
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
