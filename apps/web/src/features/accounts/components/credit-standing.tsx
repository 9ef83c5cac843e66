import { useTranslation } from 'react-i18next';
import { NetworkError, ProblemError } from '../../../lib/api/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useUser } from '../api/use-user.ts';

/** Available, pending and total credits in one sentence; or why they cannot be told. */
export function CreditStanding() {
  const { t } = useTranslation(['studio', 'shell']);
  const { data: user, error } = useUser();
  if (user) {
    const { credits_balance: balance, pending_credits: pending } = user;
    return (
      <p className="text-lg text-muted">
        {t('studio:dashboard.credits', { count: balance })}
        {pending > 0 && ` ${t('studio:dashboard.pending', { count: pending, total: balance + pending })}`}
      </p>
    );
  }
  if (error instanceof NetworkError) return <Notice tone="danger" urgent title={t('shell:connection.networkError')} />;
  if (error instanceof ProblemError)
    return <Notice tone="danger" urgent title={t('shell:userFailed', { status: error.status })} />;
  return <p className="animate-[breathe_1.6s_infinite] text-lg text-muted">{t('studio:dashboard.loading')}</p>;
}
