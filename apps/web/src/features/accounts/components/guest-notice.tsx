import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Tells a guest what an account is good for: without one, everything hangs on this browser. */
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
