import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

const load = () => import('./mobile-sheet.tsx');
const MobileSheet = lazy(load);

/** The header's links on screens below md; the sheet is loaded on demand. */
export function MobileMenu({ links }: { links: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={trigger}
        look="quiet"
        size="icon"
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
        className="md:hidden"
      >
        <Menu aria-hidden size={24} />
      </Button>
      <Suspense>{open && <MobileSheet links={links} onClose={() => setOpen(false)} trigger={trigger} />}</Suspense>
    </>
  );
}
