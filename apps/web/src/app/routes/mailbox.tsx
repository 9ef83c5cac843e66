import { useTranslation } from 'react-i18next';
import { Mailbox } from '../../features/mailbox/components/mailbox.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export default function MailboxPage() {
  const { t } = useTranslation();
  return (
    <div className="page-width grid min-h-dvh content-start gap-8 py-12">
      <PageTitle title={t('mailbox.title')} />
      <div>
        <h1 className="headline text-3xl">{t('mailbox.title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('mailbox.lead')}</p>
      </div>
      <Mailbox />
    </div>
  );
}
