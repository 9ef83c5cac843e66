import { useTranslation } from 'react-i18next';
import { useUser } from '../api/use-user.ts';
import { UserError } from './user-error.tsx';
import { VerificationPrompt } from './verification-prompt.tsx';

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 py-3 ${strong ? 'font-medium' : 'text-muted'}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** Price of a set, balance, and remaining balance. */
export function CreditSummary() {
  const { t } = useTranslation('studio');
  const { data: user, error, refetch } = useUser();
  if (error && !user) return <UserError error={error} onRetry={() => void refetch()} />;
  if (!user) return <p className="text-muted">{t('pay.loading')}</p>;
  const { credits_balance: balance, pending_credits: pending } = user;
  return (
    <div className="grid max-w-2xl gap-6">
      <dl className="divide-y divide-line border-y border-line">
        <Row label={t('pay.have')} value={t('pay.credits', { count: balance })} />
        {pending > 0 && <Row label={t('pay.pending')} value={t('pay.credits', { count: pending })} />}
        <Row label={t('pay.cost')} value={t('pay.credits', { count: 1 })} strong />
        {balance > 0 && <Row label={t('pay.left')} value={t('pay.credits', { count: balance - 1 })} />}
      </dl>
      <p className="text-sm text-muted">{t('pay.promise')}</p>
      {balance === 0 && <VerificationPrompt />}
    </div>
  );
}
