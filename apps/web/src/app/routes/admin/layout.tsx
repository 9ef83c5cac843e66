import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useSearchParams } from 'react-router';
import { useFactors } from '../../../features/accounts/api/use-factors.ts';
import { useUser } from '../../../features/accounts/api/use-user.ts';
import { UserError } from '../../../features/accounts/components/user-error.tsx';
import { Loading } from '../../../features/admin/components/list-states.tsx';
import { FactorMissing } from '../../admin/factor-missing.tsx';
import { FirstAdministrator } from '../../admin/first-administrator.tsx';
import { AdminRefused } from '../../admin/admin-refused.tsx';

export const handle = { theme: 'studio' };

function Tabs() {
  const { t } = useTranslation('admin');
  const tabs = [
    { to: '/admin', label: t('tab.overview'), end: true },
    { to: '/admin/users', label: t('tab.users') },
    { to: '/admin/jobs', label: t('tab.jobs') },
    { to: '/admin/payments', label: t('tab.payments') },
    { to: '/admin/webhooks', label: t('tab.webhooks') },
    { to: '/admin/audit', label: t('tab.audit') },
  ];
  return (
    <nav aria-label={t('nav')} className="overflow-x-auto border-b border-line">
      <ul className="page-width flex gap-1 *:first:-ms-3">
        {tabs.map(({ to, label, end = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="-mb-px inline-flex min-h-12 items-center border-b border-transparent px-3 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Room({ user, onRetry }: { user: User; onRetry: () => void }) {
  const { data: factors, error, refetch } = useFactors();
  const [search] = useSearchParams();
  const first = search.get('first');
  if (user.role !== 'admin' && first !== null) return <FirstAdministrator user={user} token={first} />;
  if (user.role !== 'admin') return <AdminRefused user={user} onRetry={onRetry} />;
  if (!factors) {
    const state = error ? <UserError error={error} onRetry={() => void refetch()} /> : <Loading />;
    return <div className="page-width py-10">{state}</div>;
  }
  if (factors.totp === null && factors.passkeys.length === 0) return <FactorMissing />;
  return (
    <>
      <Tabs />
      <div className="page-width py-8 md:py-10">
        <Outlet />
      </div>
    </>
  );
}

/** The administration, for administrators; all others are told why they have no access. */
export default function AdminLayout() {
  const { data: user, error, refetch } = useUser();
  const retry = () => void refetch();
  if (user) return <Room user={user} onRetry={retry} />;
  return <div className="page-width py-10">{error ? <UserError error={error} onRetry={retry} /> : <Loading />}</div>;
}
