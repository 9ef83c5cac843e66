import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** For administrators without a second factor: why the area is closed, and a link to set one up. */
export function FactorMissing() {
  const { t } = useTranslation('admin');
  return (
    <MessagePage
      title={t('factor.title')}
      action={
        <Button asChild look="next">
          <Link to="/account#second-factor">{t('factor.setUp')}</Link>
        </Button>
      }
    >
      <PageTitle title={t('factor.title')} />
      <p>{t('factor.text')}</p>
    </MessagePage>
  );
}
