import type { Photo } from '@vitrine/contract';
import { Check, PencilLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { TouchingUp } from '../api/use-touch-up.ts';
import { isDoubtful } from '../cutout-standing.ts';
import { UNTOUCHED } from '../touch-up/history.ts';
import { QuickChoice } from './quick-choice.tsx';
import { useTouchUpDialog } from './use-touch-up-dialog.tsx';

interface Props {
  photo: Photo;
  onChange: (photo: Photo) => void;
}

/** Why the engine asks, and what the pictures show meanwhile. */
function questionOf({ cutout, warnings }: Photo) {
  if (cutout.status === 'failed') return 'notFound';
  if (!cutout.shown_whole) return 'unsure';
  return warnings.some(({ code }) => code === 'cut_off') ? 'partShown' : 'shownWhole';
}

/** “Use this cut-out”: one press settles that a cut-out is right, of which the engine is not sure. */
function Confirmation({
  photo: { cutout, filename },
  touchingUp: { save, saving },
}: {
  photo: Photo;
  touchingUp: TouchingUp;
}) {
  const { t } = useTranslation('touchup');
  // Where nothing was found, the middle of the photo stands in for a cut-out.
  if (cutout.status !== 'ready' || !cutout.score) return null;
  const isSaving = saving.status === 'saving';
  return (
    <Button
      look="outline"
      onClick={() => save({ ...UNTOUCHED, choice: 0 })}
      disabled={isSaving}
      aria-label={isSaving ? undefined : t('useOf', { name: filename })}
      className="w-full px-3 text-sm"
    >
      <Check aria-hidden size={16} />
      {t(isSaving ? 'working' : 'use')}
    </Button>
  );
}

/** How saving the seller's answer goes. */
function News({ saving, answer, retry }: TouchingUp) {
  const { t } = useTranslation('touchup');
  const say = useErrorText();
  const news = saving.status === 'saving' ? t('working') : answer === null ? '' : t('updated');
  return (
    <>
      <output className="sr-only">{news}</output>
      {saving.status === 'failed' && (
        <div role="alert" className="grid gap-2 text-sm text-danger">
          <p>{say(saving.error)}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      )}
    </>
  );
}

/** Prominent while the engine is unsure; it stays after the seller's choice, which can be changed. */
function Invitation({ photo, touchingUp, children }: { photo: Photo; touchingUp: TouchingUp; children: ReactNode }) {
  const { t } = useTranslation('touchup');
  const isAsking = isDoubtful(photo);
  const [wasAsking, setWasAsking] = useState(isAsking);
  if (isAsking && !wasAsking) setWasAsking(true);
  if (!wasAsking) return children;
  return (
    <div className="my-1 grid gap-2 border-s-2 border-accent ps-3">
      {isAsking && <p className="text-sm">{t(questionOf(photo))}</p>}
      <QuickChoice photo={photo} touchingUp={touchingUp} />
      {isAsking && <Confirmation photo={photo} touchingUp={touchingUp} />}
      {children}
      <News {...touchingUp} />
    </div>
  );
}

/** Button to touch up a photo's cut-out; prominent if the engine was unsure. */
export function TouchUp({ photo, onChange }: Props) {
  const { t } = useTranslation('touchup');
  const { touchingUp, isOpening, open, dialog } = useTouchUpDialog(photo, { onChange });
  return (
    <>
      <Invitation photo={photo} touchingUp={touchingUp}>
        <Button
          look={isDoubtful(photo) ? 'next' : 'outline'}
          onClick={() => open(photo)}
          disabled={isOpening}
          aria-label={t('openOf', { name: photo.filename })}
          className="w-full px-3 text-sm"
        >
          <PencilLine aria-hidden size={16} />
          {t('open')}
        </Button>
      </Invitation>
      {dialog}
    </>
  );
}
