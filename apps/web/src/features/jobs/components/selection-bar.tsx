import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Selection } from '../filter/use-selection.ts';

interface Props {
  selection: Selection;
  onDelete: (ids: readonly string[]) => void;
  /** Given in the list of deleted sets. */
  onRestore?: ((ids: readonly string[]) => void) | undefined;
}

/** Actions for all selected sets; stays visible while scrolling. */
export function SelectionBar({ selection, onDelete, onRestore }: Props) {
  const { t } = useTranslation('sets');
  const { selected, all, none } = selection;
  if (selected.length === 0) return null;
  return (
    <section
      aria-label={t('selection.label')}
      className="sticky bottom-4 z-20 flex animate-[rise_150ms] flex-wrap items-center gap-x-4 gap-y-2 border border-edge bg-raised px-4 py-2"
    >
      <output className="tabular-nums">{t('selection.count', { count: selected.length })}</output>
      <Button look="quiet" className="px-0 underline" onClick={all}>
        {t('selection.all')}
      </Button>
      <Button look="quiet" className="px-0 underline" onClick={none}>
        {t('selection.none')}
      </Button>
      <div className="flex flex-wrap gap-3 sm:ms-auto">
        {onRestore && <Button onClick={() => onRestore(selected)}>{t('card.restore')}</Button>}
        <Button look="danger" onClick={() => onDelete(selected)}>
          {t(onRestore ? 'card.forGood' : 'card.delete')}
        </Button>
      </div>
    </section>
  );
}
