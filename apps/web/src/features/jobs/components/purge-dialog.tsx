import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  /** Sets to delete; null: closed. */
  ids: readonly string[] | null;
  onAnswer: (goes: boolean) => void;
}

/** Confirms permanent deletion of sets. */
export function PurgeDialog({ ids, onAnswer }: Props) {
  const { t } = useTranslation(['sets', 'shell']);
  return (
    <Dialog
      open={ids !== null}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('sets:forGood.title', { count: ids?.length ?? 1 })}
      description={t('sets:forGood.text')}
      closeLabel={t('shell:close')}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>{t('sets:forGood.keep')}</Button>
        <Button look="danger" onClick={() => onAnswer(true)}>
          {t('sets:forGood.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
