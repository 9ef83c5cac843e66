import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Explains the benefit of an account to a guest, whose work is tied to this browser. */
export function GuestNotice() {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="next"
      title={t('guest.title')}
      action={
        <Button asChild look="next">
          <Link to="/signup?next=/account">{t('guest.action')}</Link>
        </Button>
      }
    >
      {t('guest.text')}
    </Notice>
  );
}
