import type { StyleId } from '@vitrine/contract/limits';
import { ChevronLeft, ChevronRight, Move, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts';
import type { Proof } from '../previews-state.ts';
import { PictureWords, type Wording } from './picture-words.tsx';

/** Editor for moving a picture's product, inside the viewer; null if unavailable. */
export type RenderHand = (shown: Shown, onClose: () => void) => ReactNode;

interface Props {
  /** The finished ones, in order. */
  shown: readonly Shown[];
  open: StyleId | null;
  wording: Wording | null;
  renderHand: RenderHand | null;
  onOpen: (style: StyleId | null) => void;
}

export interface Shown {
  style: StyleId;
  proof: Proof;
  /** A newer one is being made. */
  developing: boolean;
}

interface BarProps {
  position: number;
  total: number;
  /** Null if the product cannot be moved. */
  onArrange: (() => void) | null;
  /** The product was just moved: restore the focus. */
  wasArranged: boolean;
}

/** The current position, the button to move the product, and the close button. */
function Bar({ position, total, onArrange, wasArranged }: BarProps) {
  const { t } = useTranslation(['generate', 'hand', 'shell']);
  const focus = useCallback((button: HTMLButtonElement | null) => void (wasArranged && button?.focus()), [wasArranged]);
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="placard">{t('generate:previews.position', { position, total })}</p>
      <div className="flex items-center gap-1">
        {onArrange && (
          <Button ref={focus} look="quiet" className="px-3" onClick={onArrange}>
            <Move aria-hidden size={18} />
            {t('hand:open')}
          </Button>
        )}
        <Dialog.Close asChild>
          <Button look="quiet" size="icon" aria-label={t('shell:close')}>
            <X aria-hidden />
          </Button>
        </Dialog.Close>
      </div>
    </div>
  );
}

/** Its name, between previous and next. */
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

/** The large picture, and beside it its words. */
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

interface LookProps extends Omit<Props, 'open'> {
  at: number;
  current: Shown;
  wasArranged: boolean;
  onArrange: (() => void) | null;
}

/** One large preview; arrow keys step in reading direction. */
function Look({ shown, at, current, wording, wasArranged, onArrange, onOpen }: Omit<LookProps, 'renderHand'>) {
  const { direction } = useLanguage();
  const step = (by: number) => onOpen(shown.at((at + by) % shown.length)?.style ?? null);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (isTyping(target)) return;
    const forward = direction === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') step(forward);
    if (key === 'ArrowLeft') step(-forward);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows act wherever the focus is in the dialog
    <div onKeyDown={onKeyDown} className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 p-3 sm:p-6">
      <Bar position={at + 1} total={shown.length} {...{ onArrange, wasArranged }} />
      <Stage shown={current} wording={wording} />
      <Caption style={current.style} onStep={step} />
    </div>
  );
}

/** Moving a preview's product: the dialog keeps its title. */
function Arranged({ current, children }: { current: Shown; children: ReactNode }) {
  const { t } = useTranslation(['hand', 'styles']);
  return (
    <div className="h-full overflow-y-auto">
      <Dialog.Title className="sr-only">{t(`styles:${current.style}.name`)}</Dialog.Title>
      <Dialog.Description className="sr-only">{t('hand:title')}</Dialog.Description>
      {children}
    </div>
  );
}

/** One preview in full screen, for viewing or for moving its product. */
export function PreviewViewer({ shown, open, wording, renderHand, onOpen }: Props) {
  const [moved, setMoved] = useState<'no' | 'now' | 'before'>('no');
  const at = shown.findIndex(({ style }) => style === open);
  const current = shown[at];
  const end = () => setMoved('before');
  const onStep = (style: StyleId | null) => {
    setMoved('no');
    onOpen(style);
  };
  useCloseWatcher(current !== undefined, () => (moved === 'now' ? end() : onStep(null)));
  const onEscape = (event: Event) => {
    if (moved !== 'now') return;
    event.preventDefault();
    end();
  };
  return (
    <Dialog.Root open={current !== undefined} onOpenChange={(isOpen) => !isOpen && onStep(null)}>
      <Dialog.Portal>
        {current && (
          <Dialog.Content
            onEscapeKeyDown={onEscape}
            className="fixed inset-0 z-40 animate-[appear_150ms] bg-ground text-ink"
          >
            {moved === 'now' && renderHand ? (
              <Arranged current={current}>{renderHand(current, end)}</Arranged>
            ) : (
              <Look
                {...{ shown, at, current, wording }}
                wasArranged={moved === 'before'}
                onArrange={renderHand && (() => setMoved('now'))}
                onOpen={onStep}
              />
            )}
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
