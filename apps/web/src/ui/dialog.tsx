import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useCloseWatcher } from './use-close-watcher.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
}

/** Restores the focus: a dialog without a trigger would lose it. */
function useFocusBack() {
  const opener = useRef<Element | null>(null);
  const onOpenAutoFocus = () => {
    opener.current = document.activeElement;
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
}

/** A question or a small form over the page. Escape, the close button and a phone's Back close it. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children }: Props) {
  const focusBack = useFocusBack();
  useCloseWatcher(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-[appear_150ms] bg-black/60" />
        <Radix.Content
          {...focusBack}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 animate-[appear_150ms] overflow-y-auto rounded-md border border-line bg-raised p-6 text-ink"
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="headline text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button look="quiet" size="icon" aria-label={closeLabel} className="-me-3 -mt-2">
                <X aria-hidden size={20} />
              </Button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          )}
          <div className="mt-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
