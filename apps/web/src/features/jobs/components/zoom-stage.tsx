import type { Variation } from '@vitrine/contract';
import type { CSSProperties, RefObject } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { scaleOf, toSurface } from '../../../lib/view/view.ts';
import { Button } from '../../../ui/button.tsx';
import { useFingers } from '../results/use-fingers.ts';
import { useFullPicture } from '../results/use-full-picture.ts';
import type { Zoom } from '../results/use-zoom.ts';
import { PictureMaking } from './picture-making.tsx';

interface Props {
  picture: Variation;
  stage: RefObject<HTMLDivElement | null>;
  zoom: Zoom;
  onStep: (by: number) => void;
}

/** Position of the picture on the stage, in CSS pixels from the left in every language. A transform, to avoid layout. */
function placeOf({ frame }: Zoom): CSSProperties {
  const { x, y } = toSurface(frame, { x: 0, y: 0 });
  const scale = scaleOf(frame);
  return {
    transform: `translate(${x}px, ${y}px)`,
    width: frame.picture.width * scale,
    height: frame.picture.height * scale,
  };
}

/** The full picture is loading, or failed. */
function FullNote({ state, onAgain }: { state: 'none' | 'loading' | 'failed' | 'there'; onAgain: () => void }) {
  const { t } = useTranslation('results');
  if (state === 'failed')
    return (
      <div role="alert" className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-3 bg-ground/90 px-4">
        {t('zoom.failed')}
        <Button look="quiet" onClick={onAgain}>
          {t('zoom.again')}
        </Button>
      </div>
    );
  const seen = 'pointer-events-none absolute inset-x-0 top-4 mx-auto w-fit rounded-md bg-ground/90 px-4 py-2 text-sm';
  return <output className={state === 'loading' ? seen : 'sr-only'}>{state === 'loading' && t('zoom.loading')}</output>;
}

const LAYER = 'pointer-events-none absolute top-0 left-0 max-w-none select-none';

/** The preview, and the full picture over it once loaded. */
function Layers({ picture, full, zoom }: Pick<Props, 'picture' | 'zoom'> & { full: string | null }) {
  const image = { style: placeOf(zoom), draggable: false };
  return (
    <>
      {picture.preview_url !== null && (
        <img
          key={picture.preview_url}
          src={picture.preview_url}
          alt={picture.alt_text}
          className={`${LAYER} animate-[appear_150ms]`}
          {...image}
        />
      )}
      {full !== null && <img src={full} alt="" decoding="async" className={LAYER} {...image} />}
    </>
  );
}

/** One picture, zoomable by wheel, fingers and keys. */
export function ZoomStage({ picture, stage, zoom, onStep }: Props) {
  const { t } = useTranslation(['results', 'styles']);
  const { direction } = useLanguage();
  const keysId = useId();
  const full = useFullPicture(picture, zoom.wantsFull);
  useFingers(stage, {
    ...zoom,
    isZoomed: () => zoom.isZoomed,
    swipe: (towards) => onStep((direction === 'rtl' ? 1 : -1) * towards),
  });
  const manner = zoom.isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y';
  return (
    <div className="absolute inset-0">
      <div
        ref={stage}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles its keys itself
        tabIndex={0}
        aria-label={t('results:stage.label', { style: t(`styles:${picture.style}.name`) })}
        aria-describedby={keysId}
        className={`absolute inset-0 overflow-hidden bg-sunken focus-visible:-outline-offset-2 ${manner}`}
      >
        <Layers {...{ picture, zoom }} full={full.src} />
      </div>
      <p id={keysId} className="sr-only">
        {t('results:stage.keys')}
      </p>
      <FullNote state={full.state} onAgain={full.tryAgain} />
      <PictureMaking key={picture.id} running={picture.change.state === 'running'} />
    </div>
  );
}
