import type { Photo } from '@vitrine/contract';
import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { usePhotoArea } from '../../../lib/view/use-photo-area.ts';
import { nearerHelps, sharpSide } from '../sharp-side.ts';

/** Channels zoom into pictures of at least this side: below it, suggest a closer photo. */
const ZOOM_SIDE_PX = 1600;

/** The largest sharp picture of this photo's product: shown before payment. */
export function SharpUpTo({ photo }: { photo: Photo }) {
  const { t } = useTranslation('generate');
  const { locale } = useLanguage();
  const area = usePhotoArea(photo);
  if (photo.cutout.status !== 'ready' || !area) return null;
  const side = sharpSide(photo, area);
  const pixels = new Intl.NumberFormat(locale).format(side);
  if (side >= FINAL_SIDE_PX) return <p className="text-xs text-muted">{t('sharp.full')}</p>;
  return (
    <p className="text-xs text-muted">
      {t('sharp.upTo', { pixels })} {side < ZOOM_SIDE_PX && nearerHelps(photo) && t('sharp.nearer')}
    </p>
  );
}
