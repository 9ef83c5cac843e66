import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts';
import { type SittingHandle, type SittingProps, TouchUpSitting } from './touch-up-sitting.tsx';

/**
 * The touch-up dialog: full screen on phones, large elsewhere. A click outside does not close it, because strokes often end
 * there.
 */
export function TouchUpDialog(props: SittingProps) {
  const sitting = useRef<SittingHandle>(null);
  useCloseWatcher(true, () => sitting.current?.cancel());
  return (
    <Dialog.Root open onOpenChange={() => sitting.current?.cancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-[appear_150ms] bg-black/70" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>('[role=dialog] canvas')?.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (sitting.current?.dropLine() === true) event.preventDefault();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid animate-[appear_150ms] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-raised text-ink lg:inset-6 lg:rounded-md lg:border lg:border-line"
        >
          <TouchUpSitting {...props} ref={sitting} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
