import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useForgotPassword } from '../../features/accounts/api/use-forgot-password.ts';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { LinkSent } from '../../features/accounts/components/link-sent.tsx';
import { FormPage } from '../shell/form-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { TextLink } from '../shell/text-link.tsx';
import { useEntryPicture } from '../shell/use-entry-picture.ts';

export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const forgot = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (forgot.isSuccess && sentTo !== forgot.variables) setSentTo(forgot.variables);
  const title = t(sentTo === null ? 'forgot.title' : 'forgot.sentTitle');
  const change = () => {
    forgot.reset();
    setSentTo(null);
  };
  return (
    <FormPage title={title} lead={sentTo === null ? t('forgot.lead') : undefined} picture={useEntryPicture()}>
      <PageTitle title={title} description={t('forgot.description')} />
      {sentTo === null ? (
        <ForgotForm forgot={forgot} email={forgot.variables ?? ''} />
      ) : (
        <LinkSent forgot={forgot} email={sentTo} onOther={change} />
      )}
      <p className="mt-6 text-muted">
        <TextLink to={`/login${search}`}>{t('forgot.toLogin')}</TextLink>
      </p>
    </FormPage>
  );
}
