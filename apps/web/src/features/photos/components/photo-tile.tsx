import type { Photo } from '@vitrine/contract';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { usePhoto } from '../api/use-photo.ts';
import { TouchUp } from './touch-up.tsx';

interface Props {
  known: Photo;
  focused: boolean;
  onToggleFocus: () => void;
  onRemove: () => void;
  /** The photo has another cut-out. */
  onChange: (photo: Photo) => void;
  /** The photo is no longer on the server. */
  onGone: () => void;
  onMoveBack: (() => void) | undefined;
  onMoveOn: (() => void) | undefined;
}

function Picture({ photo, showCutout }: { photo: Photo; showCutout: boolean }) {
  const { preview_url: cutout } = photo.cutout;
  return showCutout && cutout !== null ? (
    <img src={cutout} alt="" className="checkerboard size-full animate-[appear_250ms] object-contain" />
  ) : (
    <img src={photo.preview_url} alt="" className="size-full object-contain" />
  );
}

function Status({ photo, showCutout, onSwap }: { photo: Photo; showCutout: boolean; onSwap: () => void }) {
  const { t } = useTranslation('studio');
  if (photo.cutout.status === 'pending')
    return <p className="placard flex min-h-11 animate-[breathe_1.6s_infinite] items-center">{t('cutout.pending')}</p>;
  if (photo.cutout.status === 'failed') return null;
  return (
    <Button look="quiet" onClick={onSwap} className="justify-start px-0 text-sm font-normal underline decoration-line">
      {t(showCutout ? 'cutout.showPhoto' : 'cutout.show')}
    </Button>
  );
}

function Warnings({ warnings }: Photo) {
  // That the cut-out is uncertain is said beside the way out of it.
  const others = warnings.filter(({ code }) => code !== 'uncertain_cutout');
  return others.map(({ code, message }) => (
    <p key={code} className="border-s-2 border-edge ps-2 text-xs text-muted">
      {message}
    </p>
  ));
}

function Actions({
  name,
  onRemove,
  onMoveBack,
  onMoveOn,
}: Pick<Props, 'onRemove' | 'onMoveBack' | 'onMoveOn'> & { name: string }) {
  const { t } = useTranslation('studio');
  return (
    <div className="-ms-3 flex">
      <Button
        look="quiet"
        size="icon"
        aria-label={t('upload.moveBack', { name })}
        disabled={!onMoveBack}
        onClick={onMoveBack}
      >
        <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('upload.moveOn', { name })}
        disabled={!onMoveOn}
        onClick={onMoveOn}
      >
        <ArrowRight aria-hidden size={18} className="rtl:-scale-x-100" />
      </Button>
      <Button look="quiet" size="icon" aria-label={t('upload.remove', { name })} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  );
}

/** A photo that is in: its cut-out, what to know about it, and whether the set should centre on it. */
export function PhotoTile({ known, focused, onToggleFocus, onChange, onGone, ...actions }: Props) {
  const { t } = useTranslation('studio');
  const photo = usePhoto(known, onGone);
  const [showCutout, setShowCutout] = useState(true);
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-pressed={focused}
        aria-label={t('focus.toggle', { name: photo.filename })}
        onClick={onToggleFocus}
        className={`relative aspect-square overflow-hidden bg-sunken ${focused ? 'ring-2 ring-accent ring-offset-2 ring-offset-ground' : ''}`}
      >
        <Picture photo={photo} showCutout={showCutout} />
        <span
          className={`absolute start-2 top-2 inline-flex items-center gap-1.5 rounded-sm bg-[#171412]/85 px-2 py-1 text-xs text-white ${focused ? '' : 'opacity-0'}`}
        >
          <Star aria-hidden size={12} fill="currentColor" />
          {t('focus.badge')}
        </span>
      </button>
      <p className="mt-1 truncate text-sm" title={photo.filename}>
        <bdi>{photo.filename}</bdi>
      </p>
      <p className="placard">
        <bdi>
          {photo.width} × {photo.height}
        </bdi>
      </p>
      <Warnings {...photo} />
      <Status photo={photo} showCutout={showCutout} onSwap={() => setShowCutout(!showCutout)} />
      {photo.cutout.status !== 'pending' && <TouchUp photo={photo} onChange={onChange} />}
      <Actions name={photo.filename} {...actions} />
    </div>
  );
}
