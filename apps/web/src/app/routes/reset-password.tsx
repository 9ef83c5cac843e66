import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useResetPassword } from '../../features/accounts/api/use-enter.ts';
import { isHalfDone } from '../../features/accounts/api/use-keep-entry.ts';
import { ResetForm } from '../../features/accounts/components/reset-form.tsx';
import { wipeHash } from '../../features/accounts/handed-session.ts';
import { ProblemError } from '../../lib/api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../shell/form-page.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useEntryPicture } from '../shell/use-entry-picture.ts';

/** An unusable link, and a way to request another. */
function NoLink({ spent }: { spent: boolean }) {
  const { t } = useTranslation('auth');
  const title = t(spent ? 'reset.spentTitle' : 'reset.goneTitle');
  return (
    <MessagePage
      title={title}
      action={
        <Button asChild look="next">
          <Link to="/forgot-password">{t('reset.newLink')}</Link>
        </Button>
      }
    >
      <PageTitle title={title} />
      <p role={spent ? 'alert' : undefined}>{t(spent ? 'reset.spentText' : 'reset.goneText')}</p>
    </MessagePage>
  );
}

/** The form. The link's token is kept only in this page's memory and removed from the address as soon as it is read. */
function Reset({ hash }: { hash: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const reset = useResetPassword();
  const picture = useEntryPicture();
  useEffect(() => void wipeHash(), []);
  useEffect(() => {
    if (!reset.data) return;
    toast.success(t('reset.doneTitle'), { description: t('reset.doneText') });
    void navigate(isHalfDone(reset.data.entry) ? '/second-step' : '/dashboard', { replace: true });
  }, [reset.data, navigate, t]);

  if (token === '') return <NoLink spent={false} />;
  if (reset.error instanceof ProblemError && reset.error.code === 'invalid_token') return <NoLink spent />;
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')} picture={picture}>
      <PageTitle title={t('reset.title')} />
      <ResetForm reset={reset} token={token} />
    </FormPage>
  );
}

/** Another link opened in the same page resets the form. */
export default function ResetPassword() {
  const { hash } = useLocation();
  return <Reset key={hash} hash={hash} />;
}
