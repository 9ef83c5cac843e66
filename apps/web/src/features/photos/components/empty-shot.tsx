import type { Photo } from '@vitrine/contract';
import { Camera, ImageOff, ImagePlus, Layers2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEmptyShot } from '../api/use-empty-shot.ts';
import { isWorthAShot } from '../cutout-standing.ts';
import { EmptyShotCamera } from './empty-shot-camera.tsx';
import { FilePicker } from './file-picker.tsx';

interface Props {
  photo: Photo;
  /** All photos of the set, including this one. */
  photos: readonly Photo[];
  onChange: (photo: Photo) => void;
}

interface TakingProps extends Props {
  isWorking: boolean;
  onFile: (file: File, photos: readonly Photo[]) => void;
}

/** Explains the empty shot, with the two ways to add one. */
function Taking({ photo, photos, isWorking, onFile }: TakingProps) {
  const { t } = useTranslation('touchup');
  const [isCamera, setCamera] = useState(false);
  const [isForAll, setForAll] = useState(false);
  const take = (file: File | undefined) => {
    if (file !== undefined) onFile(file, isForAll ? photos : [photo]);
  };
  return (
    <div className="grid gap-4">
      {photos.length > 1 && (
        <Checkbox
          label={t('empty.all', { number: photos.length })}
          checked={isForAll}
          onChange={(event) => setForAll(event.target.checked)}
        />
      )}
      {isCamera && <EmptyShotCamera photo={photo} disabled={isWorking} onShot={take} />}
      <div className="flex flex-wrap gap-3">
        {!isCamera && (
          <Button look="next" onClick={() => setCamera(true)} disabled={isWorking}>
            <Camera aria-hidden size={18} />
            {t('empty.camera')}
          </Button>
        )}
        <FilePicker onFiles={([file]) => take(file)}>
          <ImagePlus aria-hidden size={18} />
          {t('empty.file')}
        </FilePicker>
      </div>
      <output className="min-h-6 text-sm text-muted">{isWorking ? t('empty.working') : ''}</output>
    </div>
  );
}

/**
 * A second shot of the place without the product: offered if the cut-out is uncertain or was touched up, and removable. In other
 * cases it is not offered.
 */
export function EmptyShot(props: Props) {
  const { photo, onChange } = props;
  const { t } = useTranslation('touchup');
  const [isOpen, setOpen] = useState(false);
  const { isWorking, use, leaveOut } = useEmptyShot(onChange);
  const onFile = (file: File, photos: readonly Photo[]) =>
    void use(file, photos).then((isDone) => setOpen((was) => was && !isDone));
  const [name, look] = [photo.filename, 'w-full px-3 text-sm'];
  const hasShot = photo.cutout.empty_shot_id !== null;
  return (
    <>
      {hasShot && (
        <Button
          className={look}
          disabled={isWorking}
          aria-label={t('empty.awayOf', { name })}
          onClick={() => void leaveOut(photo)}
        >
          <ImageOff aria-hidden size={16} className="shrink-0" />
          {t('empty.away')}
        </Button>
      )}
      {(isWorthAShot(photo) || isOpen) && !hasShot && (
        <Button className={look} aria-label={t('empty.offerOf', { name })} onClick={() => setOpen(true)}>
          <Layers2 aria-hidden size={16} className="shrink-0" />
          {t('empty.offer')}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('empty.title')}
        description={t('empty.why')}
        closeLabel={t('empty.close')}
      >
        <Taking {...props} isWorking={isWorking} onFile={onFile} />
      </Dialog>
    </>
  );
}
