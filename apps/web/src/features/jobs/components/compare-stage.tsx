import type { Job, Variation } from '@vitrine/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import type { Area } from '../../../lib/view/seen-area.ts';
import { usePhotoArea } from '../../../lib/view/use-photo-area.ts';
import { useSize } from '../../../lib/view/use-size.ts';
import { BeforeAfter } from '../../../ui/before-after.tsx';
import { coveredShare, photoPlace } from '../results/photo-place.ts';

type Photo = Job['images'][number];

/** A photo that covers less of the picture is not worth comparing. */
const LEAST_COVERED = 0.5;

interface Props {
  photo: Photo;
  picture: Variation;
}

/** Overlays the photo so that the product coincides in both. */
function Laid({ photo, picture, place }: Props & { place: Area }) {
  const { t } = useTranslation('results');
  const { direction } = useLanguage();
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const width = Math.min(size.width, (size.height * picture.width) / picture.height);
  return (
    <div ref={room} className="absolute inset-0 grid place-items-center overflow-hidden bg-sunken">
      <div style={{ width }}>
        <BeforeAfter
          label={t('compare.slider')}
          direction={direction}
          width={picture.width}
          height={picture.height}
          before={{
            src: photo.preview_url,
            alt: t('compare.photoAlt'),
            tag: t('compare.photo'),
            place: {
              inset: 'auto',
              left: `${place.left}%`,
              top: `${place.top}%`,
              width: `${place.width}%`,
              height: `${place.height}%`,
              maxWidth: 'none',
            },
          }}
          after={{ src: picture.preview_url ?? '', alt: picture.alt_text, tag: t('compare.picture') }}
        />
      </div>
    </div>
  );
}

/** For different positions: side by side, on a small screen stacked. */
function Apart({ photo, picture }: Props) {
  const { t } = useTranslation('results');
  const figures = [
    { ...photo, src: photo.preview_url, alt: t('compare.photoAlt'), tag: t('compare.photo') },
    { ...picture, src: picture.preview_url ?? '', alt: picture.alt_text, tag: t('compare.picture') },
  ];
  return (
    <div className="absolute inset-0 flex flex-col gap-2 bg-sunken p-2">
      <div className="grid min-h-0 flex-1 gap-2 max-sm:grid-rows-2 sm:grid-cols-2">
        {figures.map(({ src, alt, tag, width, height }) => (
          <figure key={tag} className="flex min-h-0 min-w-0 flex-col justify-center gap-1">
            <img alt={alt} {...{ src, width, height }} className="h-auto min-h-0 w-full object-contain" />
            <figcaption className="placard text-center">{tag}</figcaption>
          </figure>
        ))}
      </div>
      <p className="placard text-center">{t('compare.apart')}</p>
    </div>
  );
}

/** The picture and its source photo. */
export function CompareStage({ photo, picture }: Props) {
  const { t } = useTranslation('results');
  const inPhoto = usePhotoArea(photo);
  const inPicture = picture.checks?.product ?? null;
  if (inPicture !== null && inPhoto === undefined)
    return (
      <output className="absolute inset-0 grid animate-[breathe_1.6s_infinite] place-items-center text-muted">
        {t('compare.loading')}
      </output>
    );
  const place = inPicture !== null && inPhoto ? photoPlace(photo, inPhoto, picture, inPicture) : null;
  if (place === null || coveredShare(place) < LEAST_COVERED) return <Apart {...{ photo, picture }} />;
  return <Laid key={picture.id} {...{ photo, picture, place }} />;
}
