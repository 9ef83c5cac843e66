import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** The links of the header on screens below md: a sheet over the page. */
export function MobileMenu({ links }: { links: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button look="quiet" size="icon" aria-label={t('nav.open')} className="md:hidden">
          <Menu aria-hidden size={24} />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
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
              <Link
                key={to}
                to={to}
                onClick={() => setOpen(false)}
                className="headline border-b border-line py-4 text-2xl"
              >
                {label}
              </Link>
            ))}
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
