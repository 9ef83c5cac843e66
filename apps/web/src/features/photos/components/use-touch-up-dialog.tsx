import type { Photo, TouchUp } from '@vitrine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { listOf, saidQuery } from '../api/use-said.ts';
import { type TouchingUp, useTouchUp } from '../api/use-touch-up.ts';
import { UNTOUCHED } from '../touch-up/history.ts';
import { TouchUpDialog } from './touch-up-dialog.tsx';

/** Opens the dialog with the previous input; null while closed. */
function useSitting({ settled }: TouchingUp) {
  const [former, setFormer] = useState<TouchUp | null>(null);
  const [isOpening, setOpening] = useState(false);
  const say = useErrorText();
  const client = useQueryClient();
  const read = async ({ id, cutout }: Photo) => {
    // A recent undo may still be in progress.
    await settled().catch(() => undefined);
    const said = client.fetchQuery(saidQuery(id));
    if (cutout.touched_up) return listOf(await said);
    // Fetched anyway: it warms up the engine and loads the alternatives. Nobody waits for it, and its errors are ignored.
    said.catch(() => undefined);
    return UNTOUCHED;
  };
  const open = (photo: Photo) => {
    setOpening(true);
    read(photo)
      .then(setFormer, (error: unknown) => toast.error(say(error)))
      .finally(() => setOpening(false));
  };
  return { former, isOpening, open, close: () => setFormer(null) };
}

/** Restores the previous input, with an undo of the discard. */
function useDiscard({ save, settled }: TouchingUp, onKept: () => void) {
  const { t } = useTranslation('touchup');
  const bring = async (list: TouchUp, then: () => void) => {
    save(list);
    try {
      await settled();
      then();
    } catch {
      const retry = { label: t('retry'), onClick: () => void bring(list, then) };
      toast.error(t('notRestored'), { action: retry });
    }
  };
  return (former: TouchUp, discarded: TouchUp) => {
    const again = { label: t('bringBack'), onClick: () => void bring(discarded, onKept) };
    void bring(former, () => void toast(t('discarded'), { action: again }));
  };
}

interface Reports {
  /** Called when the photo has a new cut-out. */
  onChange: (photo: Photo) => void;
  /** Called when a session was saved, including one restored after a discard. */
  onKept?: () => void;
}

/** The touch-up dialog of a photo, and a function that opens it with the photo's current state. */
export function useTouchUpDialog(photo: Photo, { onChange, onKept = () => undefined }: Reports) {
  const touchingUp = useTouchUp(photo.id, onChange);
  const { former, isOpening, open, close } = useSitting(touchingUp);
  const discard = useDiscard(touchingUp, onKept);
  const onCancel = (discarded: TouchUp | null) => {
    close();
    if (former !== null && discarded !== null) discard(former, discarded);
  };
  const onDone = () => {
    close();
    onKept();
  };
  const dialog = former !== null && <TouchUpDialog {...{ photo, former, touchingUp, onCancel, onDone }} />;
  return { touchingUp, isOpening, open, dialog };
}
