import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import { useRemoveFactor } from '../api/use-factors.ts';
import { ProofError } from './proof-error.tsx';

interface Props {
  which: 'app' | { id: string };
  /** What goes with it. */
  isLast: boolean;
  isAdmin: boolean;
  onDone: () => void;
}

/** Confirms the removal of a factor, and names its consequences. */
export function RemoveFactor({ which, isLast, isAdmin, onDone }: Props) {
  const { t } = useTranslation('account');
  const remove = useRemoveFactor();
  const onSuccess = () => {
    toast.success(t('factors.removed'));
    onDone();
  };
  return (
    <div className="grid gap-5">
      <ProofError error={remove.error} />
      <p className="text-muted">{t(isLast ? 'factors.ask.last' : 'factors.ask.text')}</p>
      {isLast && isAdmin && <p className="text-muted">{t('factors.ask.lastAdmin')}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>{t('keep')}</Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(which, { onSuccess })}>
          {t('factors.remove')}
        </Button>
      </div>
    </div>
  );
}
