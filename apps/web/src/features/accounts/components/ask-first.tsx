import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that affects programs elsewhere. */
export function AskFirst({ title, text, confirmLabel, onConfirm, onClose }: Props) {
  const { t } = useTranslation(['api', 'shell']);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('shell:close')}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('api:cancel')}</Button>
        <Button look="danger" onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
