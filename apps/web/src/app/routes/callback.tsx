import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  refuseArrival,
  spendArrival,
  useGoogleReturn,
  useKeepArrival,
} from '../../features/accounts/api/use-google-return.ts';
import { NetworkError, ProblemError } from '../../lib/api/problem.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ContinueAs } from '../account/continue-as.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** A missing answer or a server error says nothing about the session: it may be retried. */
const mayPass = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);

/** Uses up the session in the address, once. */
function useArrival() {
  const back = useGoogleReturn();
  const { mutate } = back;
  const brought = useRef<ReturnType<typeof spendArrival> | null>(null);
  useEffect(() => {
    if (brought.current !== null) return;
    brought.current = spendArrival();
    mutate(brought.current);
  }, [mutate]);
  const again = () => brought.current && mutate(brought.current);
  return { arrival: back.data, error: back.error, again };
}

/** Continues with an expected or accepted session, or goes to the log-in with an invalid one. */
function useReturn() {
  const navigate = useNavigate();
  const { arrival, error, again } = useArrival();
  const keep = useKeepArrival();
  const [answer, setAnswer] = useState<'continue' | 'cancel' | null>(null);
  const refused = error !== null && !mayPass(error);
  let to = refused ? '/login?error=oauth_failed' : null;
  if (arrival?.expected === true || answer === 'continue') to = arrival?.returnTo ?? '/dashboard';
  if (answer === 'cancel') to = arrival?.other === null ? '/' : '/dashboard';
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
  return {
    failed: refused ? null : error,
    again,
    asked: to === null ? arrival : undefined,
    onContinue: () => {
      if (arrival) keep(arrival);
      setAnswer('continue');
    },
    onCancel: () => {
      if (arrival) refuseArrival(arrival);
      setAnswer('cancel');
    },
  };
}

export default function Callback() {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const { failed, again, asked, onContinue, onCancel } = useReturn();
  if (asked) return <ContinueAs arrival={asked} onContinue={onContinue} onCancel={onCancel} />;
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
