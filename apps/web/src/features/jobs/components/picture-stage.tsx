import type { Variation } from '@vitrine/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

/** Says on the picture that another one is being made, and aloud when it is there. */
function Making({ running }: { running: boolean }) {
  const { t } = useTranslation('job');
  const [was, setWas] = useState(running);
  const [done, setDone] = useState(false);
  if (was !== running) {
    setWas(running);
    setDone(was);
  }
  const seen = 'absolute inset-x-0 bottom-4 mx-auto w-fit rounded-md bg-ground/90 px-4 py-2';
  return (
    <output className={running ? `${seen} animate-[breathe_1.6s_infinite]` : 'sr-only'}>
      {running ? t('change.running') : done && t('change.done')}
    </output>
  );
}

/** The picture itself, between its neighbours. */
export function PictureStage({ picture, onStep }: { picture: Variation; onStep: (by: number) => void }) {
  const { t } = useTranslation(['job', 'styles']);
  const arrow = 'absolute top-1/2 -translate-y-1/2 bg-ground/80';
  return (
    <div className="relative min-h-[45dvh] flex-1">
      <img
        key={picture.id}
        src={picture.preview_url ?? undefined}
        alt={t('job:frame.alt', { style: t(`styles:${picture.style}.name`) })}
        className="absolute inset-0 size-full animate-[appear_200ms] object-contain"
      />
      <Making key={`${picture.id} making`} running={picture.change.state === 'running'} />
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
