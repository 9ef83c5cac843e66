import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** For signed-in users without the role: what this area is, and how to get access. */
export function AdminRefused({ user, onRetry }: { user: User; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <MessagePage
      title={t('refused.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild look="next">
            <Link to="/dashboard">{t('refused.studio')}</Link>
          </Button>
          <Button onClick={onRetry}>{t('refused.again')}</Button>
        </div>
      }
    >
      <PageTitle title={t('refused.title')} />
      <p>{t('refused.text')}</p>
      <p className="mt-4">{user.is_guest ? t('refused.guest') : t('refused.ask')}</p>
      {user.email !== null && <p className="mt-4">{t('refused.you', { email: `\u2068${user.email}\u2069` })}</p>}
    </MessagePage>
  );
}
