import type { Photo } from '@vitrine/contract';
import { useMutation } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useTouchUpDialog } from './use-touch-up-dialog.tsx';

interface Props {
  /** The photo as used by the set. */
  photo: Photo;
  /** Whether there are several photos to touch up. */
  several: boolean;
  disabled: boolean;
  /** Called when a touch-up was saved. */
  onKept: () => void;
}

/** Touch-up of a finished set's photo. It may have been touched up otherwise, or deleted, since. */
export function LaterTouchUp({ photo, several, disabled, onKept }: Props) {
  const { t } = useTranslation('results');
  const say = useErrorText();
  const [shown, setShown] = useState(photo);
  const { isOpening, open, dialog } = useTouchUpDialog(shown, { onChange: setShown, onKept });
  const fetch = useMutation({
    mutationFn: () => call('POST /images/:id/restore', { params: { id: photo.id } }),
    onSuccess: (fresh) => {
      setShown(fresh);
      open(fresh);
    },
    onError: (error) => toast.error(say(error)),
  });
  const waits = fetch.isPending || isOpening;
  return (
    <>
      <Button
        className={several ? 'h-auto p-1 pe-4' : 'w-fit'}
        disabled={disabled || waits}
        aria-label={several ? t('touchUp.openOf', { name: photo.filename }) : undefined}
        onClick={() => fetch.mutate()}
      >
        {several ? (
          <img src={photo.preview_url} alt="" width={44} height={44} className="size-11 bg-sunken object-cover" />
        ) : (
          <PencilLine aria-hidden size={18} />
        )}
        {t(waits ? 'touchUp.opening' : 'touchUp.open')}
      </Button>
      {dialog}
    </>
  );
}
