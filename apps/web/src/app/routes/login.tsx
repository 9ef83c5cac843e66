import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { afterEntry, useGuest, useLogin } from '../../features/accounts/api/use-enter.ts';
import { usePasskeySignIn } from '../../features/accounts/api/use-passkey-sign-in.ts';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CredentialsForm } from '../../features/accounts/components/credentials-form.tsx';
import { OtherWays } from '../../features/accounts/components/other-ways.tsx';
import { pathAfterLogin, wantedPath } from '../../lib/session/login-address.ts';
import { useOnceAwake } from '../../lib/use-once-awake.ts';
import { Notice } from '../../ui/notice.tsx';
import { FormPage } from '../shell/form-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { TextLink } from '../shell/text-link.tsx';
import { useEntryPicture } from '../shell/use-entry-picture.ts';
import { useGoToSecondStep } from '../shell/use-go-to-second-step.ts';
import { useLeaveWhenSignedIn } from '../shell/use-leave-when-signed-in.ts';

/** Why the sign-in with Google failed. */
function GoogleFailed() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  if (useOnceAwake(search.get('error'), null) !== 'oauth_failed') return null;
  return (
    <div className="mb-6">
      <Notice tone="danger" urgent title={t('login.googleFailedTitle')}>
        {t('login.googleFailedText')}
      </Notice>
    </div>
  );
}

/** Explains the redirect to visitors whom a page sent here; the same for a session that has just ended. */
function WhyHere() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const next = useOnceAwake(wantedPath(search), null);
  if (next === null) return null;
  const makes = next === '/generate' || next.startsWith('/generate?');
  return (
    <div className="mb-6">
      <Notice title={t('login.whyTitle')}>{t(makes ? 'login.whyGenerate' : 'login.whyText')}</Notice>
    </div>
  );
}

/** The address without the error of the previous attempt. */
const withoutError = (search: URLSearchParams): string => {
  const next = search.get('next');
  return next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
};

export default function Login() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const [remember, setRemember] = useState(true);
  const login = useLogin();
  const guest = useGuest();
  const passkey = usePasskeySignIn();
  const { data: user } = useUser();
  const isGuest = user?.is_guest === true && !guest.isPending && !guest.isSuccess;
  const leaves = user !== undefined && !isGuest;
  useLeaveWhenSignedIn(leaves ? pathAfterLogin(search, afterEntry(guest)) : null);
  const kept = withoutError(search);
  useGoToSecondStep(login.data?.entry, kept);
  return (
    <FormPage title={t('login.title')} {...(isGuest && { lead: t('login.guestLead') })} picture={useEntryPicture()}>
      <PageTitle title={t('login.title')} description={t('login.description')} />
      <GoogleFailed />
      {user === undefined && <WhyHere />}
      <CredentialsForm
        kind="login"
        error={login.error}
        pending={login.isPending}
        remember={remember}
        onRemember={setRemember}
        onSubmit={(credentials) => login.mutate(credentials)}
      />
      <div className="mt-6 grid justify-items-start gap-2 text-muted">
        <TextLink to={`/forgot-password${kept}`}>{t('login.forgot')}</TextLink>
        <p>
          {t('login.other')} <TextLink to={`/signup${kept}`}>{t('login.otherLink')}</TextLink>
        </p>
      </div>
      <OtherWays next={wantedPath(search)} remember={remember} guest={isGuest ? null : guest} passkey={passkey} />
    </FormPage>
  );
}
