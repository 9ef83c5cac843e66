import type { Photo } from '@vitrine/contract';
import { ArrowLeft, ArrowRight, GripVertical, RotateCwSquare, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { usePhoto } from '../api/use-photo.ts';
import { useTurn } from '../api/use-turn.ts';
import { asksToLook, showsCutout } from '../cutout-standing.ts';
import { CutoutOrigin } from './cutout-origin.tsx';
import { CutoutWait } from './cutout-wait.tsx';
import { EmptyShot } from './empty-shot.tsx';
import { SharpUpTo } from './sharp-up-to.tsx';
import { TileFrame, tileShape } from './tile-frame.tsx';
import { TouchUp } from './touch-up.tsx';

interface Props {
  known: Photo;
  focused: boolean;
  onToggleFocus: () => void;
  onRemove: () => void;
  /** Called with the turned photo, which replaces this one. */
  onTurn: (photo: Photo) => void;
  /** Called when the photo has a new cut-out. */
  onChange: (photo: Photo) => void;
  /** All uploaded photos, and a callback for changes: one empty shot may serve all. */
  sitting: readonly Photo[];
  onSittingChange: (photo: Photo) => void;
  /** Called when the photo is no longer on the server. */
  onGone: () => void;
  /** Whether there are other photos to swap with. */
  several: boolean;
  onMoveBack: (() => void) | undefined;
  onMoveOn: (() => void) | undefined;
}

type HelpProps = Pick<Props, 'onChange' | 'sitting' | 'onSittingChange'> & { photo: Photo };

function Picture({ photo, showCutout }: { photo: Photo; showCutout: boolean }) {
  const { preview_url: cutout } = photo.cutout;
  return showCutout && cutout !== null ? (
    <img
      src={cutout}
      alt=""
      draggable={false}
      className="checkerboard size-full animate-[appear_250ms] object-contain"
    />
  ) : (
    <img src={photo.preview_url} alt="" draggable={false} className="size-full object-contain" />
  );
}

function Status({ photo, showCutout, onSwap }: { photo: Photo; showCutout: boolean; onSwap: () => void }) {
  const { t } = useTranslation('studio');
  if (photo.cutout.status === 'pending') return <CutoutWait photo={photo} />;
  if (photo.cutout.status === 'failed' || !showsCutout(photo)) return null;
  return (
    <Button look="quiet" onClick={onSwap} className="justify-start px-0 text-sm font-normal underline decoration-line">
      {t(showCutout ? 'cutout.showPhoto' : 'cutout.show')}
    </Button>
  );
}

function Warnings({ warnings, cutout }: Photo) {
  // What the pictures show because of a warning is said beside its remedy.
  const others = warnings.filter(
    (warning) => !asksToLook(warning) && !(warning.code === 'cut_off' && cutout.shown_whole),
  );
  return others.map(({ code, message }) => (
    <p key={code} className="border-s-2 border-edge ps-2 text-xs text-muted">
      {message}
    </p>
  ));
}

type ActionProps = Pick<Props, 'several' | 'onRemove' | 'onMoveBack' | 'onMoveOn' | 'onTurn'> & { photo: Photo };

/** One step in the order. At either end the button keeps the focus and does nothing. */
function Move({ by, name, onMove }: { by: 'back' | 'on'; name: string; onMove: (() => void) | undefined }) {
  const { t } = useTranslation('studio');
  const Arrow = by === 'back' ? ArrowLeft : ArrowRight;
  return (
    <Button
      look="quiet"
      size="icon"
      data-move={by}
      aria-label={t(by === 'back' ? 'upload.moveBack' : 'upload.moveOn', { name })}
      aria-disabled={onMove === undefined}
      onClick={onMove}
    >
      <Arrow aria-hidden size={18} className="rtl:-scale-x-100" />
    </Button>
  );
}

/** Turns the photo by a quarter: phones store some photos sideways. */
function Turn({ photo, onTurn }: Pick<ActionProps, 'photo' | 'onTurn'>) {
  const { t } = useTranslation('studio');
  const { isTurning, hasTurned, turn } = useTurn(onTurn);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('upload.turn', { name: photo.filename })}
        aria-disabled={isTurning}
        onClick={() => void turn(photo)}
      >
        <RotateCwSquare aria-hidden size={18} className={isTurning ? 'animate-[breathe_1s_infinite]' : ''} />
      </Button>
      <output className="sr-only">{hasTurned ? t('upload.turned', { name: photo.filename }) : ''}</output>
    </>
  );
}

function Actions({ photo, several, onRemove, onMoveBack, onMoveOn, onTurn }: ActionProps) {
  const { t } = useTranslation('studio');
  const name = photo.filename;
  return (
    <div className="-ms-3 flex">
      {several && (
        <>
          <Move by="back" name={name} onMove={onMoveBack} />
          <Move by="on" name={name} onMove={onMoveOn} />
        </>
      )}
      <Turn photo={photo} onTurn={onTurn} />
      <Button look="quiet" size="icon" aria-label={t('upload.remove', { name })} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  );
}

/** The drag handle; the keyboard uses the arrow buttons. */
const Grip = () => (
  <span
    data-grip
    aria-hidden
    className="absolute end-1 top-1 grid size-11 cursor-grab touch-none place-content-center rounded-sm text-white"
  >
    <span className="rounded-sm bg-[#171412]/70 px-1 py-1.5">
      <GripVertical size={16} />
    </span>
  </span>
);

const Caption = ({ filename, width, height }: Pick<Photo, 'filename' | 'width' | 'height'>) => (
  <>
    <p className="mt-1 truncate text-sm" title={filename}>
      <bdi>{filename}</bdi>
    </p>
    <p className="placard">
      <bdi>
        {width} × {height}
      </bdi>
    </p>
  </>
);

/** Remedies for the cut-out, above mere information, so that a phone shows them with the photo. */
function Help({ photo, onChange, sitting, onSittingChange }: HelpProps) {
  if (photo.cutout.status === 'pending') return null;
  return (
    <>
      <TouchUp photo={photo} onChange={onChange} />
      <EmptyShot photo={photo} photos={sitting} onChange={onSittingChange} />
    </>
  );
}

/** An uploaded photo: its cut-out, its warnings, and whether it is a focus photo. */
export function PhotoTile({ known, focused, onToggleFocus, onGone, several, ...actions }: Props) {
  const { t } = useTranslation('studio');
  const photo = usePhoto(known, onGone);
  const [wantsCutout, setWantsCutout] = useState(true);
  const showCutout = wantsCutout && showsCutout(photo);
  return (
    <TileFrame
      several={several}
      picture={
        <div className="relative">
          <button
            type="button"
            data-picture
            aria-pressed={focused}
            aria-label={t('focus.toggle', { name: photo.filename })}
            onClick={onToggleFocus}
            className={`relative block ${tileShape(several)} w-full overflow-hidden bg-sunken ${focused ? 'ring-2 ring-accent ring-offset-2 ring-offset-ground' : ''}`}
          >
            <Picture photo={photo} showCutout={showCutout} />
            <span
              className={`absolute start-2 top-2 inline-flex items-center gap-1.5 rounded-sm bg-[#171412]/85 px-2 py-1 text-xs text-white ${focused ? '' : 'opacity-0'}`}
            >
              <Star aria-hidden size={12} fill="currentColor" />
              {t('focus.badge')}
            </span>
          </button>
          {several && <Grip />}
        </div>
      }
    >
      <Caption {...photo} />
      <Help photo={photo} {...actions} />
      <Status photo={photo} showCutout={showCutout} onSwap={() => setWantsCutout(!wantsCutout)} />
      <SharpUpTo photo={photo} />
      {showsCutout(photo) && <CutoutOrigin {...photo.cutout} />}
      <Warnings {...photo} />
      <Actions photo={photo} several={several} {...actions} />
    </TileFrame>
  );
}
