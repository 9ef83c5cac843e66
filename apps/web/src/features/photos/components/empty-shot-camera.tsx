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

/** The camera with the photo as a ghost over it, to line both up with, and the shutter. */
export function EmptyShotCamera({ photo, disabled, onShot }: Props) {
  const { t } = useTranslation('touchup');
  const [attempt, setAttempt] = useState(0);
  const [ghost, setGhost] = useState(50);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(photo, attempt);
  const stream = camera.status === 'live' ? camera.stream : null;
  useEffect(() => {
    if (video.current !== null && stream !== null) video.current.srcObject = stream;
  }, [stream]);
  if (camera.status === 'asking') return <p className="animate-[breathe_1.6s_infinite]">{t('empty.asking')}</p>;
  if (camera.status !== 'live') return <Fault status={camera.status} onRetry={() => setAttempt(attempt + 1)} />;
  const shoot = () => {
    if (video.current !== null) void takeStill(video.current, photo.width / photo.height).then(onShot);
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('empty.lineUp')}</p>
      <div
        className="relative mx-auto w-full overflow-hidden bg-sunken"
        style={{
          aspectRatio: `${photo.width} / ${photo.height}`,
          maxWidth: `calc(45dvh * ${photo.width / photo.height})`,
        }}
      >
        <video ref={video} autoPlay muted playsInline className="absolute size-full object-cover" />
        <img
          src={photo.preview_url}
          alt=""
          data-testid="ghost"
          className="pointer-events-none absolute size-full object-cover"
          style={{ opacity: ghost / 100 }}
        />
      </div>
      <input
        type="range"
        min={0}
        max={90}
        value={ghost}
        aria-label={t('empty.ghost')}
        aria-valuetext={`${ghost} %`}
        onChange={(event) => setGhost(Number(event.target.value))}
        className="h-11 w-full accent-ink"
      />
      <Button look="next" onClick={shoot} disabled={disabled}>
        <Camera aria-hidden size={18} />
        {t('empty.shutter')}
      </Button>
    </div>
  );
}
