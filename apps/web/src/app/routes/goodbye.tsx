import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sayFarewellAt } from '../../lib/session/login-address.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** The page after an account was deleted. */
export default function Goodbye() {
  const { t } = useTranslation(['account', 'shell']);
  useEffect(() => sayFarewellAt(null), []);
  return (
    <MessagePage
      title={t('account:goodbye.title')}
      action={
        <Button asChild>
          <Link to="/">{t('shell:home')}</Link>
        </Button>
      }
    >
      <PageTitle title={t('account:goodbye.title')} />
      {t('account:goodbye.text')}
    </MessagePage>
  );
}
