import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import picture from '../../assets/mug-kitchen.webp';
import { useLogin } from '../../features/accounts/api/use-enter.ts';
import { CredentialsForm } from '../../features/accounts/components/credentials-form.tsx';
import { FormPage } from '../shell/form-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useLeaveWhenSignedIn } from '../shell/use-leave-when-signed-in.ts';

export default function Login() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const login = useLogin();
  useLeaveWhenSignedIn();
  return (
    <FormPage title={t('login.title')} picture={{ src: picture, alt: t('picture.alt'), caption: t('picture.caption') }}>
      <PageTitle title={t('login.title')} description={t('login.description')} />
      <CredentialsForm kind="login" error={login.error} pending={login.isPending} onSubmit={(c) => login.mutate(c)} />
      <p className="mt-6 text-muted">
        {t('login.other')}{' '}
        <Link to={`/signup${search}`} className="text-ink underline underline-offset-4">
          {t('login.otherLink')}
        </Link>
      </p>
    </FormPage>
  );
}
