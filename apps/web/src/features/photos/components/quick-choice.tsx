import type { Photo } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf, useSaid } from '../api/use-said.ts';
import type { TouchingUp } from '../api/use-touch-up.ts';
import { isUntouched } from '../touch-up/history.ts';
import { DidYouMean } from './did-you-mean.tsx';

function useChoice(photo: Photo, { save, saving }: TouchingUp) {
  const said = useSaid(photo.id);
  const [wanted, setWanted] = useState<number | null>(null);
  // With more input than a choice, the dialog is the right place.
  if (said === undefined || said.candidates.length < 2) return null;
  const { choice, ...others } = listOf(said);
  if (!isUntouched(others)) return null;
  return {
    candidates: said.candidates,
    chosen: (saving.status === 'saved' ? choice : (wanted ?? choice)) ?? null,
    choose: (next: number) => {
      setWanted(next);
      save({ ...others, choice: next });
    },
  };
}

/** “Did you mean?” on the tile of an uncertain photo: one tap settles it. */
export function QuickChoice({ photo, touchingUp }: { photo: Photo; touchingUp: TouchingUp }) {
  const { t } = useTranslation('touchup');
  const choice = useChoice(photo, touchingUp);
  if (choice === null) return null;
  return (
    <div className="grid gap-2">
      <p aria-hidden className="text-sm font-medium">
        {t('didYouMean')}
      </p>
      <DidYouMean photo={photo} candidates={choice.candidates} chosen={choice.chosen} onChoose={choice.choose} />
    </div>
  );
}
