import type { Photo, TouchUp as TouchUpList } from '@vitrine/contract';
import { PencilLine } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { listOf, saidQuery } from '../api/use-said.ts';
import { type TouchingUp, useTouchUp } from '../api/use-touch-up.ts';
import { UNTOUCHED } from '../touch-up/history.ts';
import { needsHelp } from '../touch-up/use-editor.ts';
import { QuickChoice } from './quick-choice.tsx';
import { TouchUpDialog } from './touch-up-dialog.tsx';

interface Props {
  photo: Photo;
  onChange: (photo: Photo) => void;
}

/** Opens the dialog with what was said before: null while it is closed. */
function useSitting(photo: Photo, { settled }: TouchingUp) {
  const [former, setFormer] = useState<TouchUpList | null>(null);
  const [isOpening, setOpening] = useState(false);
  const say = useErrorText();
  const client = useQueryClient();
  const read = async () => {
    // What was taken back a moment ago may still be on its way.
    await settled().catch(() => undefined);
    const { id, cutout } = photo;
    const said = client.fetchQuery(saidQuery(id));
    if (cutout.touched_up) return listOf(await said);
    // Asked all the same: the engine gets ready for the first gesture and tells what may be meant. Nobody has to wait for
    // that, nor hear that it failed.
    said.catch(() => undefined);
    return UNTOUCHED;
  };
  const open = () => {
    setOpening(true);
    read()
      .then(setFormer, (error: unknown) => toast.error(say(error)))
      .finally(() => setOpening(false));
  };
  return { former, isOpening, open, close: () => setFormer(null) };
}

/** Brings the former list back, and offers the way back to what was discarded. */
function useDiscard({ save, settled }: TouchingUp) {
  const { t } = useTranslation('touchup');
  const bring = async (list: TouchUpList) => {
    save(list);
    try {
      await settled();
      return true;
    } catch {
      const retry = { label: t('retry'), onClick: () => void bring(list) };
      toast.error(t('notRestored'), { action: retry });
      return false;
    }
  };
  return async (former: TouchUpList, discarded: TouchUpList) => {
    const isBack = await bring(former);
    if (isBack) toast(t('discarded'), { action: { label: t('bringBack'), onClick: () => void bring(discarded) } });
  };
}

/** In the foreground from the moment the engine is not sure; what the seller settled stays there to be settled otherwise. */
function Invitation({ photo, touchingUp, children }: { photo: Photo; touchingUp: TouchingUp; children: ReactNode }) {
  const { t } = useTranslation('touchup');
  const { status, touched_up: isTouchedUp } = photo.cutout;
  const isAsking = needsHelp(photo) && (status === 'failed' || !isTouchedUp);
  const [wasAsking, setWasAsking] = useState(isAsking);
  if (isAsking && !wasAsking) setWasAsking(true);
  if (!wasAsking) return children;
  return (
    <div className="my-1 grid gap-2 border-s-2 border-accent ps-3">
      {isAsking && <p className="text-sm">{t(status === 'failed' ? 'notFound' : 'uncertain')}</p>}
      <QuickChoice photo={photo} touchingUp={touchingUp} />
      {children}
    </div>
  );
}

/** The way to touch up a photo's cut-out; in the foreground where the engine was not sure. */
export function TouchUp({ photo, onChange }: Props) {
  const { t } = useTranslation('touchup');
  const touchingUp = useTouchUp(photo.id, onChange);
  const { former, isOpening, open, close } = useSitting(photo, touchingUp);
  const discard = useDiscard(touchingUp);
  const onCancel = (discarded: TouchUpList | null) => {
    close();
    if (former !== null && discarded !== null) void discard(former, discarded);
  };
  return (
    <>
      <Invitation photo={photo} touchingUp={touchingUp}>
        <Button
          onClick={open}
          disabled={isOpening}
          aria-label={t('openOf', { name: photo.filename })}
          className="w-full px-3 text-sm"
        >
          <PencilLine aria-hidden size={16} />
          {t('open')}
        </Button>
      </Invitation>
      {former !== null && <TouchUpDialog {...{ photo, former, touchingUp, onCancel }} onDone={close} />}
    </>
  );
}
