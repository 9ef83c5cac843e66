import type { AdminUserDetail } from '@vitrine/contract';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LANGUAGES } from '../../../lib/i18n/languages.ts';
import { JobTable } from '../lists/job-table.tsx';
import { PaymentTable } from '../lists/payment-table.tsx';
import { UserStanding } from '../lists/user-list.tsx';
import { useFormats } from '../use-formats.ts';
import { Facts } from './facts.tsx';
import { Ledger } from './ledger.tsx';

function Part({ title, more, children }: { title: string; more?: { to: string; label: string }; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={id} className="headline text-xl">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="py-1 text-sm underline underline-offset-4">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

const Empty = ({ children }: { children: string }) => (
  <p className="border-y border-line py-4 text-muted">{children}</p>
);

const PLAN_NAMES = { starter: 'Starter', pro: 'Pro', premium: 'Premium' } as const;

function UserFacts({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { open, last_used_at: lastUsed } = user.sessions;
  const facts = [
    { name: t('users.standing'), value: <UserStanding user={user} /> },
    {
      name: t('user.credits'),
      value: formats.number(user.credits_balance),
      note: user.pending_credits > 0 ? t('users.pending', { count: user.pending_credits }) : undefined,
    },
    { name: t('user.plan'), value: user.plan === null ? t('user.noPlan') : PLAN_NAMES[user.plan] },
    {
      name: t('user.loggedIn'),
      value: open === 0 ? t('user.nowhere') : t('user.devices', { count: open }),
      note: lastUsed === null ? undefined : `${t('user.lastUsed')} ${formats.moment(lastUsed)}`,
    },
    { name: t('user.language'), value: LANGUAGES.find(({ code }) => code === user.language)?.name ?? user.language },
    { name: t('users.since'), value: formats.moment(user.created_at) },
  ];
  return <Facts label={t('users.standing')} facts={facts} />;
}

/** One user with the details that support needs: status, ledger, sets, payments, and a link to the audit log. */
export function UserView({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <UserFacts user={user} />
        <p className="placard">
          {t('user.id')} <code dir="ltr">{user.id}</code>
        </p>
      </div>
      <Part title={t('user.ledger')} more={{ to: `/admin/audit?query=${user.id}`, label: t('user.audit') }}>
        <Ledger userId={user.id} />
      </Part>
      <Part title={t('user.jobs')} more={{ to: `/admin/jobs?query=${user.id}`, label: t('user.allJobs') }}>
        {user.jobs.items.length === 0 ? (
          <Empty>{t('jobs.empty')}</Empty>
        ) : (
          <JobTable jobs={user.jobs.items} withOwner={false} />
        )}
      </Part>
      <Part title={t('user.payments')} more={{ to: `/admin/payments?query=${user.id}`, label: t('user.allPayments') }}>
        {user.payments.items.length === 0 ? (
          <Empty>{t('payments.empty')}</Empty>
        ) : (
          <PaymentTable payments={user.payments.items} withPayer={false} />
        )}
      </Part>
    </div>
  );
}
