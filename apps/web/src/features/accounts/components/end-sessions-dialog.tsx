import type { OwnSession } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { useEndSessions } from '../api/use-own-sessions.ts';

/** One session, or all but this one. */
export type Ending = OwnSession | 'others';

interface Props {
  asked: Ending | null;
  end: ReturnType<typeof useEndSessions>;
  onClose: () => void;
}

/** Confirms ending a session: its user is logged out at once. */
export function EndSessionsDialog({ asked, end, onClose }: Props) {
  const { t } = useTranslation(['account', 'shell']);
  const others = asked === 'others';
  const device = asked === null || others ? '' : (asked.device ?? t('account:sessions.unknown'));
  const confirm = () => {
    if (asked === null) return;
    onClose();
    const onSuccess = () => toast.success(t(others ? 'account:sessions.endedOthers' : 'account:sessions.ended'));
    end.mutate(others ? 'others' : { id: asked.id }, { onSuccess });
  };
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(others ? 'account:sessions.askOthers' : 'account:sessions.askOne', { device })}
      description={t('account:sessions.askText')}
      closeLabel={t('shell:close')}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('account:keep')}</Button>
        <Button look="danger" onClick={confirm}>
          {t(others ? 'account:sessions.endOthers' : 'account:sessions.end')}
        </Button>
      </div>
    </Dialog>
  );
}
