import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export default function Confirmed() {
  const { t } = useTranslation('auth');
  const { data: user } = useUser();
  const signedIn = useSignedIn();
  return (
    <MessagePage
      title={t('confirmed.title')}
      action={
        <Button asChild look="next" size="large">
          <Link to={signedIn ? '/generate' : '/login?next=/generate'}>{t('confirmed.next')}</Link>
        </Button>
      }
    >
      <PageTitle title={t('confirmed.title')} />
      {user ? t('confirmed.text', { count: user.credits_balance }) : t('confirmed.textSignedOut')}
    </MessagePage>
  );
}
