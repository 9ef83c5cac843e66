import type { Photo } from '@vitrine/contract';
import { Brush } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTouchUpDialog } from './use-touch-up-dialog.tsx';

interface Props {
  photo: Photo;
  onChange: (photo: Photo) => void;
}

/** Says that a cut-out is doubtful before anything is made of it, and opens the touch-up with one press. */
export function DoubtfulPhoto({ photo, onChange }: Props) {
  const { t } = useTranslation('touchup');
  const { isOpening, open, dialog } = useTouchUpDialog(photo, { onChange });
  const failed = photo.cutout.status === 'failed';
  return (
    <>
      <Notice
        tone="next"
        title={t(failed ? 'doubt.failed' : 'doubt.unsure', { name: photo.filename })}
        action={
          <Button look="next" disabled={isOpening} onClick={() => open(photo)} className="max-sm:w-full">
            <Brush aria-hidden size={18} />
            {t('doubt.open')}
          </Button>
        }
      >
        {t(failed ? 'doubt.failedText' : 'doubt.text')}
      </Notice>
      {dialog}
    </>
  );
}
