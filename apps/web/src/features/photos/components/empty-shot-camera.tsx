import type { Photo } from '@vitrine/contract';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { takeStill } from '../empty-shot/take-still.ts';
import { useCamera } from '../empty-shot/use-camera.ts';

interface Props {
  photo: Photo;
  disabled: boolean;
  onShot: (file: File) => void;
}

function Fault({ status, onRetry }: { status: 'refused' | 'absent' | 'busy'; onRetry: () => void }) {
  const { t } = useTranslation('touchup');
  return (
    <div role="alert" className="grid gap-3 border-s-2 border-danger ps-4">
      <p>{t(`empty.${status}`)}</p>
      {status !== 'absent' && (
        <Button onClick={onRetry} className="justify-self-start">
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** The camera with the photo as a transparent overlay for alignment, and the shutter. */
export function EmptyShotCamera(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ onRetry, ...props }: Props & { onRetry: () => void }) {
  const { t } = useTranslation('touchup');
  const camera = useCamera(props.photo);
  if (camera.status === 'asking') return <p className="animate-[breathe_1.6s_infinite]">{t('empty.asking')}</p>;
  if (camera.status !== 'live') return <Fault status={camera.status} onRetry={onRetry} />;
  return <Finder {...props} stream={camera.stream} />;
}

function Finder({ photo, disabled, onShot, stream }: Props & { stream: MediaStream }) {
  const { t } = useTranslation('touchup');
  const [ghost, setGhost] = useState(50);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  const aspect = photo.width / photo.height;
  const shoot = () => {
    if (video.current !== null) void takeStill(video.current, aspect).then(onShot);
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('empty.lineUp')}</p>
      <div
        className="relative mx-auto w-full overflow-hidden bg-sunken"
        style={{ aspectRatio: aspect, maxWidth: `calc(36dvh * ${aspect})` }}
      >
        <video ref={video} autoPlay muted playsInline className="absolute size-full object-cover" />
        <Ghost url={photo.preview_url} share={ghost / 100} />
      </div>
      <GhostSlider value={ghost} onChange={setGhost} />
      <Button look="next" onClick={shoot} disabled={disabled}>
        <Camera aria-hidden size={18} />
        {t('empty.shutter')}
      </Button>
    </div>
  );
}

const Ghost = ({ url, share }: { url: string; share: number }) => (
  <img
    src={url}
    alt=""
    data-testid="ghost"
    className="pointer-events-none absolute size-full object-cover"
    style={{ opacity: share }}
  />
);

function GhostSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation('touchup');
  return (
    <input
      type="range"
      min={0}
      max={90}
      value={value}
      aria-label={t('empty.ghost')}
      aria-valuetext={`${value} %`}
      onChange={(event) => onChange(Number(event.target.value))}
      className="h-11 w-full accent-ink"
    />
  );
}
