import { SIGNUP_CREDITS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { afterEntry, useGuest, useSignup } from '../../features/accounts/api/use-enter.ts';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CredentialsForm } from '../../features/accounts/components/credentials-form.tsx';
import { OtherWays } from '../../features/accounts/components/other-ways.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { pathAfterLogin, wantedPath } from '../../lib/session/login-address.ts';
import { FormPage } from '../shell/form-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { TextLink } from '../shell/text-link.tsx';
import { useEntryPicture } from '../shell/use-entry-picture.ts';
import { useLeaveWhenSignedIn } from '../shell/use-leave-when-signed-in.ts';

/** Link to an existing account; a guest's work moves with it. */
function HaveAccount() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  return (
    <p className="mt-6 text-muted">
      {t('signup.other')} <TextLink to={`/login${search}`}>{t('signup.otherLink')}</TextLink>
    </p>
  );
}

export default function Signup() {
  const { t } = useTranslation('auth');
  const { locale } = useLanguage();
  const [search] = useSearchParams();
  const [remember, setRemember] = useState(true);
  const { data: user } = useUser();
  const guest = useGuest();
  const isGuest = user?.is_guest === true && !guest.isPending && !guest.isSuccess;
  const enter = useSignup();
  const kind = isGuest ? 'upgrade' : 'signup';
  const leaves = user !== undefined && !isGuest;
  useLeaveWhenSignedIn(leaves ? pathAfterLogin(search, afterEntry(guest)) : null);
  return (
    <FormPage
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`, { count: SIGNUP_CREDITS, pictures: VARIATIONS_PER_JOB })}
      picture={useEntryPicture()}
    >
      <PageTitle title={t(`${kind}.title`)} description={t('signup.description')} />
      <CredentialsForm
        kind={kind}
        error={enter.error}
        pending={enter.isPending}
        remember={remember}
        onRemember={setRemember}
        onSubmit={(credentials) => enter.mutate({ ...credentials, language: locale })}
      />
      <HaveAccount />
      <OtherWays next={wantedPath(search)} remember={remember} guest={isGuest ? null : guest} />
    </FormPage>
  );
}
