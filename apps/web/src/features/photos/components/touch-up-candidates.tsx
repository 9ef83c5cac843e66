import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Editor } from '../touch-up/use-editor.ts';
import { DidYouMean } from './did-you-mean.tsx';

/** Button that shows the alternatives if the engine is sure of one. */
export function AskCandidates({ editor: { candidates } }: { editor: Editor }) {
  const { t } = useTranslation('touchup');
  const { list, isOpen, open } = candidates;
  if (list.length === 0 || isOpen) return null;
  return (
    <Button look="quiet" onClick={() => open(true)} className="px-3 text-sm underline decoration-line">
      {t('somethingElse')}
    </Button>
  );
}

/** “Did you mean?” under the photo: shown automatically if the engine is unsure. */
export function TouchUpCandidates({ editor: { photo, candidates } }: { editor: Editor }) {
  const { t } = useTranslation('touchup');
  const { list, isOpen, isStale, chosen, choose } = candidates;
  if (list.length === 0 || !isOpen) return null;
  return (
    <div className="grid justify-items-center gap-2 px-4 pb-4">
      <p aria-hidden className="text-sm font-medium">
        {t('didYouMean')}
      </p>
      <DidYouMean
        photo={photo}
        candidates={list}
        chosen={chosen}
        isStale={isStale}
        onChoose={choose}
        className="w-full justify-center"
      />
    </div>
  );
}
