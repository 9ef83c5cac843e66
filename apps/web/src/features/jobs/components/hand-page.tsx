import type { Job, Variation } from '@vitrine/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { X } from 'lucide-react';
import type { HandSource } from '../hand/hand-source.ts';
import { pictureSource } from '../hand/picture-source.ts';
import { type Hand, type HandDrafts, type Hands, useHand } from '../hand/use-hand.ts';
import { HandAsking } from './hand-asking.tsx';
import { HandPanel } from './hand-panel.tsx';
import { HandStage } from './hand-stage.tsx';
import { ViewerFrame } from './viewer-frame.tsx';

interface Props {
  job: Job;
  picture: Variation;
  hands: Hands;
}

/** Elements where Escape has another meaning. */
const TAKES_ESCAPE = 'select, textarea, [role=menu], [role=dialog], [role=listbox]';

/** Escape closes the editor; the draft is kept. */
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

interface FrameProps {
  source: HandSource;
  drafts: HandDrafts;
  onClose: () => void;
  /** The actions for the finished adjustment. */
  renderAsking: (hand: Hand) => ReactNode;
  /** It fills the window, without a page around it. */
  isWhole?: boolean;
}

/** The editor for moving one picture's product. */
export function HandFrame({ source, drafts, onClose, renderAsking, isWhole = false }: FrameProps) {
  const { t } = useTranslation('hand');
  const hand = useHand(source, drafts);
  useEscape(onClose);
  const bar = (
    <div className="flex min-h-14 items-center justify-between gap-2">
      <p className="placard">{t('title')}</p>
      <Button look="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
        <X aria-hidden size={20} />
      </Button>
    </div>
  );
  return (
    <ViewerFrame
      isPinned
      isWhole={isWhole}
      bar={bar}
      aside={<HandPanel hand={hand} onClose={onClose} asking={renderAsking(hand)} />}
    >
      <HandStage hand={hand} />
    </ViewerFrame>
  );
}

/** The same for a finished set. */
export function HandPage({ job, picture, hands }: Props) {
  const close = () => hands.onOpen(false);
  return (
    <HandFrame
      source={pictureSource(picture)}
      drafts={hands}
      onClose={close}
      renderAsking={(hand) => <HandAsking {...{ job, picture, hand }} onClose={close} />}
    />
  );
}
