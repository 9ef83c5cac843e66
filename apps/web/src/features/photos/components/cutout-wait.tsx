import type { Photo } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../ui/progress.tsx';

/** Seconds as people say them: a long wait need not be told to the second. */
const roundSeconds = (seconds: number): number => (seconds > 20 ? Math.ceil(seconds / 5) * 5 : seconds);

/** That a photo is being cut out; where it takes long and times are known, about how long yet. */
export function CutoutWait({ photo: { filename, cutout } }: { photo: Photo }) {
  const { t } = useTranslation('studio');
  // What a reload brings back may be from before this was told.
  const left = cutout.seconds_left ?? null;
  const [longest, setLongest] = useState(left);
  if (left !== null && left > (longest ?? 0)) setLongest(left);
  if (left === null || longest === null)
    return <p className="placard flex min-h-11 animate-[breathe_1.6s_infinite] items-center">{t('cutout.pending')}</p>;
  return (
    <div className="grid min-h-11 content-center gap-2">
      <p className="placard">{left > 1 ? t('cutout.about', { seconds: roundSeconds(left) }) : t('cutout.almost')}</p>
      <Progress value={longest - left} max={longest} label={t('cutout.progress', { name: filename })} />
    </div>
  );
}
