import type { Photo } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../ui/progress.tsx';

/** Rounded seconds: a long wait need not be exact. */
const roundSeconds = (seconds: number): number => (seconds > 20 ? Math.ceil(seconds / 5) * 5 : seconds);

/** Says that a photo is being cut out, with an estimate for slow networks. */
export function CutoutWait({ photo: { filename, cutout } }: { photo: Photo }) {
  const { t } = useTranslation('studio');
  // State restored after a reload may predate this field.
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
