import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <MessagePage
      title={t('notFound.title')}
      action={
        <Button asChild look="next">
          <Link to="/">{t('home')}</Link>
        </Button>
      }
    >
      <PageTitle title={t('notFound.title')} />
      {t('notFound.text')}
    </MessagePage>
  );
}
