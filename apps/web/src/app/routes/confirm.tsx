import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useConfirm } from '../../features/accounts/api/use-enter.ts';
import { isHalfDone } from '../../features/accounts/api/use-keep-entry.ts';
import { spendHash } from '../../features/accounts/handed-session.ts';
import { NetworkError } from '../../lib/api/problem.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** Removes the token from the address before anything else can read it, and uses it once. */
function useTokenFromHash() {
  const confirm = useConfirm();
  const { mutate } = confirm;
  const navigate = useNavigate();
  const token = useRef<string | null>(null);
  useEffect(() => {
    if (!confirm.data) return;
    const to = isHalfDone(confirm.data.entry) ? '/second-step?next=%2Fauth%2Fconfirmed' : '/auth/confirmed';
    void navigate(to, { replace: true });
  }, [confirm.data, navigate]);
  useEffect(() => {
    if (token.current !== null) return;
    token.current = new URLSearchParams(spendHash().slice(1)).get('token') ?? '';
    mutate(token.current);
  }, [mutate]);
  return { confirm, again: () => mutate(token.current ?? '') };
}

export default function Confirm() {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const signedIn = useSignedIn();
  const { confirm, again } = useTokenFromHash();

  if (!confirm.isError)
    return (
      <MessagePage title={t('confirm.title')}>
        <PageTitle title={t('confirm.title')} />
        {t('confirm.pending')}
      </MessagePage>
    );
  const silent = confirm.error instanceof NetworkError;
  const out = signedIn ? '/dashboard' : '/login?next=/dashboard';
  return (
    <MessagePage
      title={t('confirm.failedTitle')}
      action={
        silent ? (
          <Button look="next" onClick={again}>
            {t('confirm.again')}
          </Button>
        ) : (
          <Button asChild look="next">
            <Link to={out}>{t(signedIn ? 'confirm.toDashboard' : 'confirm.toLogin')}</Link>
          </Button>
        )
      }
    >
      <PageTitle title={t('confirm.failedTitle')} />
      <p role="alert">{say(confirm.error)}</p>
      {!silent && <p>{t('confirm.failedText')}</p>}
    </MessagePage>
  );
}
