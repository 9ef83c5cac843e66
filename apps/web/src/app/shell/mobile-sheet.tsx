import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useCloseWatcher } from '../../ui/use-close-watcher.ts';

interface Props {
  links: readonly { to: string; label: string }[];
  onClose: () => void;
  /** Takes the focus back, unless a page has taken it. */
  trigger: RefObject<HTMLElement | null>;
}

/** The links of the header over the whole page. */
export default function MobileSheet({ links, onClose, trigger }: Props) {
  const { t } = useTranslation();
  useCloseWatcher(true, onClose);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={() => {
            if (document.activeElement === document.body) trigger.current?.focus();
          }}
          className="page-width fixed inset-0 z-50 overflow-y-auto bg-ground py-3 text-ink animate-[appear_150ms]"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-xl tracking-[-0.02em]">Vitrine</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="quiet" size="icon" aria-label={t('close')}>
                <X aria-hidden size={24} />
              </Button>
            </Dialog.Close>
          </div>
          <nav aria-label={t('nav.main')} className="mt-8 grid">
            {links.map(({ to, label }) => (
              <Link key={to} to={to} onClick={onClose} className="headline border-b border-line py-4 text-2xl">
                {label}
              </Link>
            ))}
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
