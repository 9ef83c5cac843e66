import type { Job, Variation } from '@vitrine/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { X } from 'lucide-react';
import { type Hands, useHand } from '../hand/use-hand.ts';
import { HandPanel } from './hand-panel.tsx';
import { HandStage } from './hand-stage.tsx';
import { ViewerFrame } from './viewer-frame.tsx';

interface Props {
  job: Job;
  picture: Variation;
  hands: Hands;
}

/** There Escape closes what is open, or ends what is typed. */
const TAKES_ESCAPE = 'select, textarea, [role=menu], [role=dialog], [role=listbox]';

/** Escape ends moving; what was wanted is kept for the next time. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TAKES_ESCAPE)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** One picture whose product is moved by hand. */
export function HandPage({ job, picture, hands }: Props) {
  const { t } = useTranslation('hand');
  const hand = useHand(job, picture, hands);
  const close = () => hands.onOpen(false);
  useEscape(close);
  const bar = (
    <div className="flex min-h-14 items-center justify-between gap-2">
      <p className="placard">{t('title')}</p>
      <Button look="quiet" size="icon" aria-label={t('close')} onClick={close}>
        <X aria-hidden size={20} />
      </Button>
    </div>
  );
  return (
    <ViewerFrame isPinned bar={bar} aside={<HandPanel hand={hand} onClose={close} />}>
      <HandStage hand={hand} />
    </ViewerFrame>
  );
}
