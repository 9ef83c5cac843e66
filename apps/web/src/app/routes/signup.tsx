import { SIGNUP_CREDITS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import picture from '../../assets/mug-kitchen.webp';
import { useSignup } from '../../features/accounts/api/use-enter.ts';
import { CredentialsForm } from '../../features/accounts/components/credentials-form.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { FormPage } from '../shell/form-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useLeaveWhenSignedIn } from '../shell/use-leave-when-signed-in.ts';

export default function Signup() {
  const { t } = useTranslation('auth');
  const { locale } = useLanguage();
  const { search } = useLocation();
  const signup = useSignup();
  useLeaveWhenSignedIn();
  return (
    <FormPage
      title={t('signup.title')}
      lead={t('signup.lead', { count: SIGNUP_CREDITS, pictures: VARIATIONS_PER_JOB })}
      picture={{ src: picture, alt: t('picture.alt'), caption: t('picture.caption') }}
    >
      <PageTitle title={t('signup.title')} description={t('signup.description')} />
      <CredentialsForm
        kind="signup"
        error={signup.error}
        pending={signup.isPending}
        onSubmit={(credentials) => signup.mutate({ ...credentials, language: locale })}
      />
      <p className="mt-6 text-muted">
        {t('signup.other')}{' '}
        <Link to={`/login${search}`} className="text-ink underline underline-offset-4">
          {t('signup.otherLink')}
        </Link>
      </p>
    </FormPage>
  );
}
