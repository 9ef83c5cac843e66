import type { User } from '@vitrine/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { PasswordByEmail } from '../../features/accounts/components/password-by-email.tsx';
import { UserError } from '../../features/accounts/components/user-error.tsx';
import { VerificationPrompt } from '../../features/accounts/components/verification-prompt.tsx';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

interface Saying {
  title: string;
  text: string;
  to: string;
  action: string;
  children?: ReactNode;
}

function Says({ title, text, to, action, children }: Saying) {
  return (
    <MessagePage
      title={title}
      action={
        <div className="grid justify-items-start gap-6">
          <VerificationPrompt />
          {children}
          <Button asChild look="next" size="large">
            <Link to={to}>{action}</Link>
          </Button>
        </div>
      }
    >
      <PageTitle title={title} />
      {text}
    </MessagePage>
  );
}

/** The server's state of the signed-in user's address. */
function Standing({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  if (user.email === null)
    return (
      <Says
        title={t('confirmed.noneTitle')}
        text={t('confirmed.noneText')}
        to="/signup"
        action={t('confirmed.noneNext')}
      />
    );
  if (!user.email_verified)
    return (
      <Says
        title={t('confirmed.openTitle')}
        text={t('confirmed.openText', { email: user.email })}
        to="/dashboard"
        action={t('confirm.toDashboard')}
      />
    );
  return (
    <Says
      title={t('confirmed.title')}
      text={t('confirmed.text', { count: user.credits_balance })}
      to="/generate"
      action={t('confirmed.next')}
    >
      {!user.has_password && (
        <Notice title={t('confirmed.passwordTitle')}>
          <div className="grid gap-3">
            <p>{t('confirmed.passwordText')}</p>
            <PasswordByEmail email={user.email} hasPassword={false} />
          </div>
        </Notice>
      )}
    </Says>
  );
}

/** Shows whether an address is confirmed; visitors must sign in first, because only the server knows. */
export default function Confirmed() {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const { data: user, error, refetch } = useUser();
  const signedIn = useSignedIn();
  if (signedIn && user) return <Standing user={user} />;
  if (signedIn)
    return (
      <MessagePage title={t('confirmed.looking')}>
        <PageTitle title={t('confirmed.looking')} />
        {error && <UserError error={error} onRetry={() => void refetch()} />}
      </MessagePage>
    );
  return (
    <Says
      title={t('confirmed.unknownTitle')}
      text={t('confirmed.unknownText')}
      to={`/login?next=${encodeURIComponent(pathname)}`}
      action={t('confirm.toLogin')}
    />
  );
}
