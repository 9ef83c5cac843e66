import { RotateCcw, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Entry } from '../upload-queue.ts';
import { TileFrame, tileShape } from './tile-frame.tsx';

interface Props {
  entry: Exclude<Entry, { status: 'ready' }>;
  several: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** Shows a local file in an <img>; the object URL is revoked with the element. */
const useLocalPicture = (file: File) =>
  useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

/** Its name, and its progress or error. */
function Standing({ entry }: Pick<Props, 'entry'>) {
  const { t } = useTranslation('studio');
  const say = useErrorText();
  return (
    <>
      <p className="truncate text-sm" title={entry.name}>
        {entry.name}
      </p>
      {entry.status === 'uploading' ? (
        <p className="placard">
          {entry.progress < 1 ? t('upload.percent', { value: Math.round(entry.progress * 100) }) : t('upload.reading')}
        </p>
      ) : (
        <p role="alert" className="text-sm text-danger">
          {say(entry.error)}
        </p>
      )}
    </>
  );
}

/** A photo that is being uploaded, or whose upload failed. */
export function UploadTile({ entry, several, onRetry, onRemove }: Props) {
  const { t } = useTranslation('studio');
  const picture = useLocalPicture(entry.file);
  const label = t('upload.progress', { name: entry.name });
  return (
    <TileFrame
      several={several}
      picture={
        <div className={`relative ${tileShape(several)} overflow-hidden bg-sunken`}>
          <img ref={picture} alt="" className="size-full object-contain opacity-50" />
        </div>
      }
    >
      {entry.status === 'uploading' && <Progress value={entry.progress * 100} max={100} label={label} />}
      <Standing entry={entry} />
      <div className="flex gap-1">
        {entry.status === 'failed' && (
          <Button onClick={onRetry} className="px-3">
            <RotateCcw aria-hidden size={16} />
            {t('upload.retry')}
          </Button>
        )}
        <Button look="quiet" size="icon" aria-label={t('upload.remove', { name: entry.name })} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </Button>
      </div>
    </TileFrame>
  );
}
