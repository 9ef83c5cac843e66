import { useTranslation } from 'react-i18next';
import { usePhotos } from '../../features/photos/api/use-photo.ts';
import { PhotoGrid } from '../../features/photos/components/photo-grid.tsx';
import { PhotoIntake } from '../../features/photos/components/photo-intake.tsx';
import { standingOf } from '../../features/photos/cutout-standing.ts';
import type { Draft } from './use-draft.ts';
import { Step } from './step.tsx';

export function UploadStep({ draft }: { draft: Draft }) {
  const { t } = useTranslation('studio');
  const focused = draft.body.focus_images.length;
  const several = draft.photos.length > 1;
  const photos = usePhotos(draft.photos);
  const standing = standingOf(photos);
  return (
    <Step
      number={1}
      title={t('upload.title')}
      lead={t('upload.lead')}
      done={standing === 'good'}
      doubtful={standing === 'doubtful'}
      begun={photos.length > 0}
    >
      <PhotoGrid uploads={draft.uploads} focus={draft.body.focus_images} onToggleFocus={draft.toggleFocus} />
      {several && (
        <output className="block text-sm text-muted">
          {focused === 0 ? t('focus.none') : t('focus.hint', { count: focused })}
        </output>
      )}
      <PhotoIntake uploads={draft.uploads} />
    </Step>
  );
}
