import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGoogleReturn } from '../../features/accounts/api/use-google.ts';
import { spendHash } from '../../features/accounts/handed-session.ts';
import { NetworkError, ProblemError } from '../../lib/api/problem.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** Silence and the server's own faults say nothing about the session: it may be asked for again. */
const mayPass = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);

/** Spends what Google's way back brought, once; then goes on, or to the log-in when it was not good. */
function useReturn() {
  const navigate = useNavigate();
  const arrival = useGoogleReturn();
  const { mutate } = arrival;
  const hash = useRef<string | null>(null);
  useEffect(() => {
    if (hash.current !== null) return;
    hash.current = spendHash();
    mutate(hash.current);
  }, [mutate]);
  const refused = arrival.error !== null && !mayPass(arrival.error);
  const to = arrival.isSuccess ? (arrival.data ?? '/dashboard') : refused ? '/login?error=oauth_failed' : null;
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
  return { failed: refused ? null : arrival.error, again: () => mutate(hash.current ?? '') };
}

export default function Callback() {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const { failed, again } = useReturn();
  const title = t(failed ? 'callback.failedTitle' : 'callback.title');
  return (
    <MessagePage
      title={title}
      action={
        failed && (
          <Button look="next" onClick={again}>
            {t('confirm.again')}
          </Button>
        )
      }
    >
      <PageTitle title={title} />
      {failed ? <p role="alert">{say(failed)}</p> : t('confirm.pending')}
    </MessagePage>
  );
}
