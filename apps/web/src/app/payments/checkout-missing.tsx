import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactSupport } from '../../lib/content/contact-support.tsx';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** The purchase does not exist, or belongs to another account. */
export function CheckoutMissing() {
  const { t } = useTranslation('payments');
  return (
    <MessagePage
      title={t('wait.missingTitle')}
      action={
        <Button asChild look="next">
          <Link to="/subscription">{t('wait.missingAction')}</Link>
        </Button>
      }
    >
      <PageTitle title={t('wait.missingTitle')} />
      {t('wait.missingText')}
      <ContactSupport />
    </MessagePage>
  );
}
