import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAdminUser } from '../../../features/admin/api/use-admin-user.ts';
import { GiveCredits } from '../../../features/admin/components/give-credits.tsx';
import { Loading, LoadError } from '../../../features/admin/components/list-states.tsx';
import { UserView } from '../../../features/admin/components/user-view.tsx';
import { ProblemError } from '../../../lib/api/problem.ts';
import { AdminPage } from '../../admin/admin-page.tsx';

/** An unknown or malformed id. */
const isMissing = (error: unknown): boolean => error instanceof ProblemError && [404, 422].includes(error.status);

export default function AdminUserPage() {
  const { t } = useTranslation('admin');
  const { userId = '' } = useParams();
  const { data: user, error, isPending, refetch } = useAdminUser(userId);
  const name = user?.email ?? user?.full_name ?? t('users.guest');
  return (
    <AdminPage
      title={user ? name : t('users.title')}
      {...(user?.full_name != null && user.email !== null && { lead: user.full_name })}
      back={{ to: '/admin/users', label: t('user.back') }}
      action={user && <GiveCredits user={user} name={name} />}
    >
      {isPending && <Loading />}
      {error && isMissing(error) && <p className="border-y border-line py-6 text-muted">{t('user.missing')}</p>}
      {error && !isMissing(error) && <LoadError error={error} onRetry={() => void refetch()} />}
      {user && <UserView user={user} />}
    </AdminPage>
  );
}
