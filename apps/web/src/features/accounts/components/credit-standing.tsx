import { useTranslation } from 'react-i18next';
import { useUser } from '../api/use-user.ts';
import { UserError } from './user-error.tsx';

/** Available, pending and total credits in one sentence; or the error. */
export function CreditStanding() {
  const { t } = useTranslation('studio');
  const { data: user, error, refetch } = useUser();
  if (error && !user) return <UserError error={error} onRetry={() => void refetch()} />;
  if (!user) return <p className="animate-[breathe_1.6s_infinite] text-lg text-muted">{t('dashboard.loading')}</p>;
  const { credits_balance: balance, pending_credits: pending } = user;
  return (
    <p className="text-lg text-muted">
      {t('dashboard.credits', { count: balance })}
      {pending > 0 && ` ${t('dashboard.pending', { count: pending, total: balance + pending })}`}
    </p>
  );
}
