import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { DeleteAccount } from '../../features/accounts/components/delete-account.tsx';
import { EmailStanding } from '../../features/accounts/components/email-standing.tsx';
import { ExportData } from '../../features/accounts/components/export-data.tsx';
import { FactorList } from '../../features/accounts/components/factor-list.tsx';
import { GuestNotice } from '../../features/accounts/components/guest-notice.tsx';
import { PasswordByEmail } from '../../features/accounts/components/password-by-email.tsx';
import { PasswordForm } from '../../features/accounts/components/password-form.tsx';
import { ProfileForm } from '../../features/accounts/components/profile-form.tsx';
import { Section } from '../../features/accounts/components/section.tsx';
import { AuthEventList } from '../../features/accounts/components/auth-event-list.tsx';
import { SessionList } from '../../features/accounts/components/session-list.tsx';
import { UserError } from '../../features/accounts/components/user-error.tsx';
import { Button } from '../../ui/button.tsx';
import { PlanSummary } from '../account/plan-summary.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** Sections for accounts with an e-mail address. */
function Address({ user, email }: { user: User; email: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <Section title={t('email.title')} lead={t('email.lead')}>
        <EmailStanding user={user} />
      </Section>
      <Section title={t('password.title')} lead={t(user.has_password ? 'password.lead' : 'password.noneLead')}>
        {user.has_password && <PasswordForm email={email} />}
        <PasswordByEmail email={email} hasPassword={user.has_password} />
      </Section>
      <Section id="second-factor" title={t('factors.title')} lead={t('factors.lead')}>
        <FactorList user={user} />
      </Section>
    </>
  );
}

function Sections({ user }: { user: User }) {
  const { t } = useTranslation('account');
  return (
    <div>
      <Section title={t('plan.title')}>
        <PlanSummary user={user} />
      </Section>
      <Section title={t('profile.title')} lead={t('profile.lead')}>
        <ProfileForm key={user.id} user={user} />
      </Section>
      {user.email !== null && <Address user={user} email={user.email} />}
      <Section title={t('sessions.title')} lead={t('sessions.lead')}>
        <SessionList />
      </Section>
      <Section title={t('events.title')} lead={t('events.lead')}>
        <AuthEventList />
      </Section>
      {user.email !== null && (
        <Section title={t('api.title')} lead={t('api.lead')}>
          <Button asChild className="justify-self-start">
            <Link to="/account/api">{t('api.action')}</Link>
          </Button>
        </Section>
      )}
      <Section title={t('data.title')} lead={t('data.lead')}>
        <ExportData />
        <DeleteAccount user={user} />
      </Section>
    </div>
  );
}

export default function Account() {
  const { t } = useTranslation(['account', 'shell']);
  const { data: user, error, refetch } = useUser();
  return (
    <div className="page-width grid gap-8 py-10 md:py-14">
      <PageTitle title={t('account:title')} />
      <h1 className="headline text-4xl md:text-5xl">{t('account:title')}</h1>
      {user?.is_guest === true && <GuestNotice />}
      {error && !user && <UserError error={error} onRetry={() => void refetch()} />}
      {!user && !error && <p className="animate-[breathe_1.6s_infinite] text-muted">{t('shell:loading')}</p>}
      {user && <Sections user={user} />}
    </div>
  );
}
