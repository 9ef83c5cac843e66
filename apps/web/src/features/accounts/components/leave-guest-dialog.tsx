import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLogout } from '../api/use-logout.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Before a guest logs out: without an account there is no way back to the guest's work. */
export function LeaveGuestDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation(['account', 'shell']);
  const logout = useLogout();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('account:leaveGuest.title')}
      description={t('account:leaveGuest.text')}
      closeLabel={t('shell:close')}
    >
      <div className="grid gap-3">
        <Button asChild look="next">
          <Link to="/signup" onClick={() => onOpenChange(false)}>
            {t('account:guest.action')}
          </Link>
        </Button>
        <Button asChild>
          <Link to="/login" onClick={() => onOpenChange(false)}>
            {t('account:leaveGuest.join')}
          </Link>
        </Button>
        <Button look="danger" disabled={logout.isPending} onClick={() => logout.mutate()}>
          {t('account:leaveGuest.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
