import type { Photo, TouchUp } from '@vitrine/contract';
import { Dialog } from 'radix-ui';
import { useId, useImperativeHandle, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { TouchingUp } from '../api/use-touch-up.ts';
import { createPen } from '../touch-up/create-pen.ts';
import { useDialogKeys } from '../touch-up/use-dialog-keys.ts';
import { useEditor } from '../touch-up/use-editor.ts';
import { useSpoken } from '../touch-up/use-spoken.ts';
import { AskCandidates, TouchUpCandidates } from './touch-up-candidates.tsx';
import { TouchUpStatus } from './touch-up-status.tsx';
import { TouchUpSurface } from './touch-up-surface.tsx';
import { TouchUpToolbar } from './touch-up-toolbar.tsx';

export interface SittingProps {
  photo: Photo;
  /** The previous input. */
  former: TouchUp;
  touchingUp: TouchingUp;
  onDone: () => void;
  /** This session's input, or null, is to be discarded. */
  onCancel: (discarded: TouchUp | null) => void;
}

/** Handle for the dialog around a touch-up session. */
export interface SittingHandle {
  /** Cancels the line being drawn. @returns whether there was one */
  dropLine: () => boolean;
  cancel: () => void;
}

/** Waits until everything is saved; an error keeps the session and its strokes. */
function useFinish({ settled }: TouchingUp, onDone: () => void) {
  const [isFinishing, setFinishing] = useState(false);
  const finish = () => {
    setFinishing(true);
    settled()
      .then(onDone, () => undefined)
      .finally(() => setFinishing(false));
  };
  return { isFinishing, finish };
}

function Header({
  name,
  isFinishing,
  onCancel,
  onDone,
}: {
  name: string;
  isFinishing: boolean;
  onCancel: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('touchup');
  return (
    <header className="flex min-h-14 items-center gap-1 border-b border-line pe-3 ps-4">
      <div className="flex min-w-0 flex-1 items-baseline gap-3">
        <Dialog.Title className="headline shrink-0 text-lg">{t('title')}</Dialog.Title>
        <p className="placard hidden truncate sm:block">
          <bdi>{name}</bdi>
        </p>
      </div>
      <Button look="quiet" onClick={onCancel} className="px-4">
        {t('cancel')}
      </Button>
      <Button look="next" onClick={onDone} disabled={isFinishing} className="min-h-10">
        {t(isFinishing ? 'saving' : 'done')}
      </Button>
    </header>
  );
}

/** One touch-up session on one cut-out. */
export function TouchUpSitting({ ref, ...props }: SittingProps & { ref: Ref<SittingHandle> }) {
  const { t } = useTranslation('touchup');
  const id = useId();
  const { photo, touchingUp, onDone, onCancel } = props;
  const editor = useEditor(props);
  const { news, remark, speak, speakPlace } = useSpoken(editor, touchingUp.saving);
  const [pen] = useState(createPen);
  const { isFinishing, finish } = useFinish(touchingUp, onDone);
  const cancel = () => onCancel(editor.isChanged ? editor.present : null);
  useImperativeHandle(ref, () => ({ dropLine: () => pen.lift() !== null, cancel }));
  useDialogKeys(editor);
  return (
    <>
      <Header name={photo.filename} isFinishing={isFinishing} onCancel={cancel} onDone={finish} />
      <TouchUpSurface editor={editor} pen={pen} describedBy={id} onMove={speakPlace} onFull={() => speak(t('full'))} />
      <div>
        <div className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 px-4 text-center text-sm text-muted">
          <TouchUpStatus editor={editor} touchingUp={touchingUp} />
          <AskCandidates editor={editor} />
        </div>
        <TouchUpCandidates editor={editor} />
        <TouchUpToolbar editor={editor} />
      </div>
      <p id={id} className="sr-only">
        {t('keys')}
      </p>
      <output className="sr-only">{news}</output>
      <output className="sr-only">{remark}</output>
    </>
  );
}
