import type { Photo, PhotoWarningCode } from '@vitrine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { browserDarkroom } from '../browser-darkroom.ts';
import { fitFile } from '../fit-file.ts';
import { sendPhoto } from './send-photo.ts';

/** Longer than the engine takes, short enough for a retry. */
const TIMEOUT_MS = 30_000;
const UNDO_MS = 10_000;

const warnsOf = (wanted: PhotoWarningCode, { warnings }: Photo): boolean =>
  warnings.some(({ code }) => code === wanted);

/** The product is in neither shot, or in both. */
const isSame = (photo: Photo): boolean => warnsOf('nothing_differs', photo);

/** Also if nothing was found: the shot did not help, whatever it shows. */
const isUnfit = (photo: Photo): boolean =>
  !isSame(photo) && (photo.cutout.status === 'failed' || warnsOf('unrelated_background', photo));

const namesOf = (photos: readonly Photo[]): string => photos.map(({ filename }) => filename).join(', ');

type Change = (photo: Photo) => void;

/** Sets or removes the empty shot of one photo. */
function usePut(onChange: Change) {
  const client = useQueryClient();
  return async (photoId: string, emptyShotId: string | null): Promise<Photo> => {
    const body = { empty_shot_id: emptyShotId };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const photo = await call('PUT /images/:id/empty-shot', { params: { id: photoId }, body, signal });
    const queryKey = ['photo', photoId];
    // A pending request would restore an older state.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, photo);
    onChange(photo);
    return photo;
  };
}

/** Reports the results of the photos, with an undo. */
function useTelling(put: ReturnType<typeof usePut>) {
  const { t } = useTranslation('touchup');
  const undo = (before: readonly Photo[]) => {
    Promise.all(before.map(({ id, cutout }) => put(id, cutout.empty_shot_id))).then(
      () => toast(t('empty.undone')),
      () => toast.error(t('empty.notUndone'), { action: { label: t('retry'), onClick: () => undo(before) } }),
    );
  };
  return (before: readonly Photo[], after: readonly Photo[]) => {
    const options = { duration: UNDO_MS, action: { label: t('empty.undo'), onClick: () => undo(before) } };
    const withShot = after.filter(({ cutout }) => cutout.empty_shot_id !== null);
    const [unfit, same] = [withShot.filter(isUnfit), withShot.filter(isSame)];
    if (unfit.length > 0) toast.error(t('empty.unfit', { names: namesOf(unfit) }), options);
    if (same.length > 0) toast.error(t('empty.same', { names: namesOf(same) }), options);
    if (unfit.length + same.length > 0) return;
    toast(t(withShot.length > 0 ? 'empty.done' : 'empty.undone'), options);
  };
}

/** Sets or removes the empty shot of photos, with an undo. `onChange` is called for every photo with a new cut-out. */
export function useEmptyShot(onChange: Change) {
  const say = useErrorText();
  const [isWorking, setWorking] = useState(false);
  const put = usePut(onChange);
  const tell = useTelling(put);
  /** Sequential: each uses the engine's thread for interactive requests. */
  const setAll = async (photos: readonly Photo[], emptyShotId: string | null) => {
    const after: Photo[] = [];
    for (const { id } of photos) after.push(await put(id, emptyShotId));
    tell(photos, after);
  };
  /** @returns whether all succeeded; errors are reported */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setWorking(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(say(error));
      return false;
    } finally {
      setWorking(false);
    }
  };
  const use = (file: File, photos: readonly Photo[]) =>
    attempt(async () => {
      const signal = AbortSignal.timeout(2 * TIMEOUT_MS);
      const { file: fitted } = await fitFile(file, browserDarkroom);
      const shot = await sendPhoto(fitted, { onProgress: () => undefined, signal, role: 'empty' });
      await setAll(photos, shot.id);
    });
  return { isWorking, use, leaveOut: (photo: Photo) => attempt(() => setAll([photo], null)) };
}
